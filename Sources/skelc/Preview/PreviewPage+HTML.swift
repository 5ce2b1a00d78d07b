/// `Sources/skelc/Preview/page.html`, copied by `SKELC_UPDATE=1 swift test`; change it there.
let previewPage = ##"""
  <!doctype html>
  <html lang="en">
  <head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>skelc</title>
  <link rel="icon" id="icon" href="data:,">
  <style>
    :root {
      color-scheme: light dark;
      --canvas: light-dark(#f2f2f4, #161618);
      --bar: light-dark(#ffffff, #1f1f22);
      --raised: light-dark(#ffffff, #29292d);
      --ink: light-dark(#1c1c1f, #ececee);
      --quiet: light-dark(#5d5d66, #a3a3ad);
      --line: light-dark(#dcdce0, #38383d);
      --well: light-dark(#ededf0, #2c2c30);
      --picked: light-dark(#ffffff, #4b4b53);
      --accent: light-dark(#0a5fd6, #6cb0ff);
      --good: light-dark(#146c3c, #4cc38a);
      --bad: light-dark(#c2272d, #ff7a7d);
      --fair: light-dark(#8a5a00, #e5b454);
      --code: ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif;
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body { margin: 0; color: var(--ink); background: var(--canvas); height: 100vh; display: flex; flex-direction: column; }
    button, input, select, summary { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

    header {
      flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; padding: 8px 16px; min-height: 52px;
      background: var(--bar); border-bottom: 1px solid var(--line); position: relative; z-index: 3;
    }
    .title { display: flex; align-items: baseline; gap: 9px; margin-right: auto; min-width: 0; }
    .title h1 { font-size: 14px; font-weight: 600; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .dot { flex: none; width: 9px; height: 9px; border-radius: 50%; align-self: center; background: var(--quiet); }
    [data-state=good] .dot { background: var(--good); }
    [data-state=bad] .dot { background: var(--bad); }
    #summary { color: var(--quiet); white-space: nowrap; font-variant-numeric: tabular-nums; }
    [data-state=bad] #summary { color: var(--bad); }
    .link { border: 0; padding: 2px 4px; background: none; color: var(--fair); cursor: pointer; border-radius: 4px; }
    .link:hover { text-decoration: underline; }

    .group { display: inline-flex; border: 0; margin: 0; padding: 2px; border-radius: 8px; background: var(--well); }
    .group label { position: relative; cursor: pointer; }
    .group input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .group span { display: block; padding: 3px 10px; border-radius: 6px; color: var(--quiet); white-space: nowrap; }
    .group label:hover span { color: var(--ink); }
    .group :checked + span { color: var(--ink); background: var(--picked); box-shadow: 0 1px 2px #0003; }
    .group :focus-visible + span { outline: 2px solid var(--accent); outline-offset: 1px; }

    details { position: relative; }
    summary, select {
      list-style: none; padding: 5px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--bar);
      cursor: pointer; white-space: nowrap; user-select: none; min-height: 31px;
    }
    select { padding: 4px 6px; }
    summary { position: relative; max-width: 240px; padding-right: 26px; overflow: hidden; text-overflow: ellipsis; }
    summary::after { position: absolute; right: 9px; top: calc(50% - 5px); }
    summary::-webkit-details-marker { display: none; }
    summary:hover, details[open] summary, select:hover { background: var(--well); }
    .menu {
      position: absolute; right: 0; top: calc(100% + 6px); min-width: 100%; width: max-content; max-width: 440px;
      max-height: 70vh; overflow: auto;
      padding: 6px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised);
      box-shadow: 0 8px 30px #0003; z-index: 2;
    }
    @media (max-width: 900px) {
      details { position: static; }
      .menu { left: 8px; right: 8px; top: auto; min-width: 0; width: auto; max-width: none; margin-top: 6px; }
    }
    .menu fieldset { border: 0; margin: 0; padding: 0; }
    .menu label { scroll-margin: 8px 0 60px; }
    .menu label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
    .menu label :focus-visible { outline: none; }
    .menu label { display: flex; align-items: center; gap: 8px; padding: 4px 8px; border-radius: 6px; cursor: pointer;
      overflow-wrap: anywhere; }
    .menu label:hover { background: var(--well); }
    .menu input[type=checkbox] { flex: none; accent-color: var(--accent); margin: 0; }
    .menu small { margin-left: auto; padding-left: 20px; white-space: nowrap; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
    .menu form { position: sticky; bottom: -6px; display: flex; flex-wrap: wrap; gap: 6px; padding: 8px 8px 12px;
      margin: 6px 0 -6px; border-top: 1px solid var(--line); background: var(--raised); }
    .menu form input { width: 110px; padding: 3px 7px; border: 1px solid var(--line); border-radius: 6px; background: var(--bar); }
    .menu form input[aria-invalid=true] { border-color: var(--bad); }
    .menu form p { flex: 1 0 100%; width: 0; margin: 0; color: var(--bad); font-size: 12px; }
    .menu form button, .empty button { padding: 3px 10px; border: 1px solid var(--line); border-radius: 6px;
      background: var(--well); cursor: pointer; }

    main { flex: 1; min-height: 0; position: relative; display: flex; flex-direction: column; }
    #left-out { flex: none; margin: 0; padding: 6px 16px; color: var(--fair); background: var(--bar);
      border-bottom: 1px solid var(--line); }
    /* The room for its scroll bar is kept, so that what fits does not depend on whether it fits. */
    #canvas { flex: 1; min-height: 0; overflow: auto; scrollbar-gutter: stable; padding: 24px; }
    #canvas:focus-visible { outline-offset: -2px; }
    #pictures { display: flex; flex-wrap: wrap; align-items: flex-start; margin: 0 auto; }
    .screen { flex: none; }
    /* Never wider than the pictures below it. */
    .screen h2 { font-size: 13px; font-weight: 600; margin: 0 0 12px; width: 0; min-width: 100%; overflow-wrap: anywhere; }
    .screen h2 small { font-weight: 400; color: var(--quiet); margin-left: 8px; }
    .row { display: flex; flex-wrap: wrap; align-items: flex-start; }
    figure { margin: 0; flex: none; }
    figcaption { margin-top: 9px; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; text-align: center;
      text-wrap: balance; }
    figcaption b { color: var(--ink); font-weight: 500; margin-right: 3px; }
    figcaption span { white-space: nowrap; margin: 0 3px; }
    .frame { position: relative; border-radius: 10px; box-shadow: 0 0 0 1px var(--line), 0 6px 22px #00000014; cursor: default; }
    .host { width: 100%; height: 100%; border-radius: inherit; overflow: hidden; transition: opacity .15s, filter .15s; }
    .stale .host { opacity: .45; filter: saturate(.4); }
    .mark { position: absolute; pointer-events: none; border: 1.5px solid var(--accent); border-radius: 2px;
      background: color-mix(in srgb, var(--accent) 14%, transparent); z-index: 1; }
    #tag {
      position: fixed; z-index: 5; pointer-events: none; max-width: min(440px, 90vw); padding: 5px 9px; border-radius: 7px;
      background: light-dark(#1c1c1f, #f0f0f2); color: light-dark(#fff, #1c1c1f); font-size: 12px; box-shadow: 0 4px 14px #0004;
      font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
    }
    #tag b { font-weight: 600; }
    #tag i { font-style: normal; opacity: .72; margin-left: 6px; white-space: nowrap; }
    #tag div { opacity: .8; }
    .empty { color: var(--quiet); max-width: 46ch; margin: 18vh auto 0; text-align: center; overflow-wrap: anywhere; }
    .empty b { display: block; color: var(--ink); font-size: 15px; font-weight: 600; margin-bottom: 4px; }
    .empty button { display: block; margin: 14px auto 0; padding: 5px 14px; color: var(--ink); }

    #problems {
      position: absolute; z-index: 2; left: 50%; top: 20px; transform: translateX(-50%); width: min(860px, calc(100% - 40px));
      max-height: calc(100% - 40px); overflow: auto; border-radius: 12px; background: var(--raised);
      border: 1px solid var(--line); box-shadow: 0 12px 44px #0000003d;
    }
    #problems h2 { display: flex; align-items: center; font-size: 13px; font-weight: 600; margin: 0; padding: 10px 10px 10px 16px;
      border-bottom: 1px solid var(--line); position: sticky; top: 0; background: var(--raised); }
    #problems h2 button { margin-left: auto; width: 26px; height: 26px; border: 0; border-radius: 6px; background: none;
      color: var(--quiet); cursor: pointer; font-size: 15px; line-height: 1; }
    #problems h2 button:hover { background: var(--well); }
    #problems ol { list-style: none; margin: 0; padding: 0; }
    #problems li { padding: 12px 16px 13px; }
    #problems li + li { border-top: 1px solid var(--line); }
    #more { display: block; width: 100%; padding: 9px 16px; border: solid var(--line); border-width: 1px 0 0; background: none;
      color: var(--fair); text-align: start; cursor: pointer; }
    #more:hover { background: var(--well); }
    #more::after, summary::after { content: ""; display: inline-block; width: 5px; height: 5px; margin: 0 1px 3px 8px;
      border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); }
    #more[aria-expanded=true] { border-bottom-width: 1px; }
    #more[aria-expanded=true]::after { transform: translateY(3px) rotate(225deg); }
    #more:focus-visible { outline-offset: -3px; }
    #problems p { margin: 0; }
    .error .word { color: var(--bad); font-weight: 600; }
    .warning .word { color: var(--fair); font-weight: 600; }
    .place { border: 0; padding: 0; background: none; color: var(--accent); font: 12px/1.5 var(--code); cursor: pointer; }
    .place:hover { text-decoration: underline; }
    .id { color: var(--quiet); font: 12px/1.5 var(--code); margin-left: 10px; }
    #problems pre { margin: 8px 0 0; padding: 8px 10px; border-radius: 8px; background: var(--well); overflow: auto;
      font: 12.5px/1.5 var(--code); tab-size: 4; }
    #problems pre u { text-decoration: none; color: var(--quiet); user-select: none; }
    #problems pre em { font-style: normal; font-weight: 600; color: var(--bad); }
    .warning pre em { color: var(--fair) !important; }
    #problems .fix { margin-top: 7px; color: var(--good); }
    #problems .fix code { font: 12.5px/1.5 var(--code); }
    .note { color: var(--quiet); margin-top: 6px !important; }

    #toast {
      position: fixed; left: 50%; bottom: 24px; transform: translateX(-50%); z-index: 6; padding: 7px 14px; border-radius: 9px;
      background: light-dark(#1c1c1f, #f0f0f2); color: light-dark(#fff, #1c1c1f); box-shadow: 0 6px 22px #0004; max-width: 90vw;
      overflow-wrap: anywhere;
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    /* What a background or a shadow tells would be lost. */
    @media (forced-colors: active) {
      .dot, .frame, .group :checked + span { forced-color-adjust: none; }
      .frame { box-shadow: 0 0 0 1px CanvasText; }
      .group :checked + span { color: HighlightText; background: Highlight; }
    }
    /* Everything, page after page. */
    @media print {
      header, #problems, #tag, #toast, .mark { display: none; }
      body, main { display: block; height: auto; }
      #canvas { overflow: visible; }
      #pictures, .row { width: auto !important; }
      figure { break-inside: avoid; }
    }
  </style>
  </head>
  <body data-state="waiting">
  <header>
    <div class="title">
      <span class="dot" aria-hidden="true"></span>
      <h1 id="name">skelc</h1>
      <span id="summary">connecting…</span>
      <button class="link" id="warnings" aria-controls="problems" hidden></button>
    </div>
    <details id="screens-menu"><summary>Screens</summary>
      <div class="menu"><fieldset id="screens"><legend class="unseen">Screens</legend></fieldset></div>
    </details>
    <details id="devices-menu"><summary>Devices</summary>
      <div class="menu">
        <fieldset id="devices"><legend class="unseen">Devices</legend></fieldset>
        <form id="size-form"><input id="size" aria-label="Another size in points" aria-describedby="size-error"
          placeholder="375x812" autocomplete="off"><button>Add size</button>
          <p id="size-error" role="alert" hidden></p></form>
      </div>
    </details>
    <fieldset class="group" id="scheme"><legend class="unseen">Appearance, one or both</legend>
      <label><input type="checkbox" value="light"><span>Light</span></label>
      <label><input type="checkbox" value="dark"><span>Dark</span></label>
    </fieldset>
    <fieldset class="group" id="direction"><legend class="unseen">Reading direction, one or both</legend>
      <label><input type="checkbox" value="ltr" aria-label="Left to right"><span>LTR</span></label>
      <label><input type="checkbox" value="rtl" aria-label="Right to left"><span>RTL</span></label>
    </fieldset>
    <fieldset class="group" id="zoom"><legend class="unseen">Zoom</legend>
      <label><input type="radio" name="zoom" value="fit"><span>Fit</span></label>
      <label><input type="radio" name="zoom" value="100"><span>100 %</span></label>
    </fieldset>
    <div class="group"><label><input type="checkbox" role="switch" id="motion"><span>Motion</span></label></div>
    <select id="open" aria-label="A click on an element">
      <option value="vscode">Open in VS Code</option>
      <option value="xed">Copy xed command</option>
      <option value="copy">Copy file:line</option>
    </select>
  </header>
  <main>
    <section id="problems" aria-labelledby="problems-title" hidden>
      <h2><span id="problems-title">Problems</span><button id="close" aria-label="Hide problems">✕</button></h2>
      <ol id="list"></ol>
      <button id="more" aria-controls="mild-list"></button>
      <ol id="mild-list"></ol>
    </section>
    <p id="left-out" hidden></p>
    <div id="canvas" tabindex="-1"><div id="pictures"></div></div>
  </main>
  <div id="tag" hidden></div>
  <div id="toast" hidden></div>
  <div class="unseen" id="said" role="status"></div>
  <script nonce="NONCE">
  "use strict";
  const setup = /*SETUP*/null ?? { folder: "", direction: "ltr", scheme: "auto", devices: [] };
  const fingerprint = "FINGERPRINT";
  const $ = id => document.getElementById(id);
  const make = (name, fields = {}, ...children) => {
    const { dataset, ...others } = fields;
    const element = Object.assign(document.createElement(name), others);
    Object.assign(element.dataset, dataset);
    element.append(...children);
    return element;
  };

  // MARK: What is chosen: all of it stands in the page's own address.

  const systemScheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const address = new URLSearchParams(location.search);
  /// What of the address makes sense, each once.
  const listed = (name, read, otherwise) => {
    const values = new Set(address.getAll(name).map(read).filter(value => value !== null));
    return values.size ? [...values] : otherwise;
  };
  const among = values => value => values.includes(value) ? value : null;
  const oneOf = (name, values, otherwise) => values.includes(address.get(name)) ? address.get(name) : otherwise;
  const chosen = {
    // One that is not there may come.
    screen: listed("screen", value => value || null, []),
    device: listed("device", value => value && !setup.devices.some(({ name }) => name === value) ? sizeOf(value) : value, [""]),
    scheme: listed("scheme", among(["light", "dark"]), [setup.scheme === "auto" ? systemScheme : setup.scheme]),
    direction: listed("direction", among(["ltr", "rtl"]), [setup.direction]),
    zoom: oneOf("zoom", ["fit", "100"], "fit"),
    motion: oneOf("motion", ["on", "off"], reducesMotion.matches ? "off" : "on"),
    open: oneOf("open", ["vscode", "xed", "copy"], "vscode"),
  };

  /// `375x812` of that and of what means the same, such as `375 × 812`; `null` of what is no size.
  function sizeOf(text) {
    const parts = /^\s*(\d+(?:\.\d+)?)(?:\s*[x×*]\s*|\s+)(\d+(?:\.\d+)?)\s*$/i.exec(text)?.slice(1).map(Number);
    return parts?.every(part => part >= 1 && part <= 100000) ? parts.join("x") : null;
  }

  const query = () => {
    const result = new URLSearchParams();
    for (const name of ["screen", "device", "scheme", "direction"])
      for (const value of chosen[name]) result.append(name, value);
    return result;
  };

  function keep() {
    const result = query();
    for (const name of ["zoom", "motion", "open"]) result.append(name, chosen[name]);
    if (location.search !== "?" + result) history.replaceState(null, "", "?" + result);
  }
  if (location.search) keep();

  // MARK: The connection. A browser has six of them to a server, so of all tabs the one that was looked at last holds a
  // stream of its states, opened anew whenever something else is to be shown or it breaks. It tells the others when there is
  // something new, and they ask for their own. Where a browser lacks what that takes, every tab holds a stream.

  const others = navigator.locks && window.BroadcastChannel ? new BroadcastChannel("states") : null;
  let leads = !others;
  /// Gives up the lead, or the place in the queue for it.
  let turn = null;
  let stream = null;
  let asking = null;
  let isLost = false;
  let retry = 0;
  let timer = 0;

  /// At once, taking it from another tab, or when those before it are gone.
  function takeLead(atOnce) {
    turn?.abort();
    const mine = turn = new AbortController();
    navigator.locks.request("states", atOnce ? { steal: true } : { signal: mine.signal }, () => new Promise(end => {
      if (mine.signal.aborted) return end();
      mine.signal.onabort = end;
      leads = true;
      connect();
    })).catch(error => {
      if (turn !== mine) return;
      stream?.close();
      // Else there are no locks for this page.
      leads = error.name !== "AbortError";
      if (leads) connect(); else takeLead(false);
    });
  }

  function connect() {
    clearTimeout(timer);
    stream?.close();
    asking?.abort();
    if (!leads) return ask();
    stream = new EventSource("events?" + query());
    stream.addEventListener("hello", event => {
      const served = JSON.parse(event.data);
      others?.postMessage({ served });
      meet(served);
    });
    stream.addEventListener("state", event => {
      receive(JSON.parse(event.data));
      others?.postMessage({ generation: state.generation });
    });
    stream.onerror = () => {
      stream.close();
      others?.postMessage({ isLost: true });
      lose();
    };
  }

  async function ask() {
    const mine = asking = new AbortController();
    try {
      const answer = await fetch("state?" + query(), { signal: mine.signal });
      if (!answer.ok) throw new Error(answer.statusText);
      const found = await answer.json();
      // The leading tab may be one whose timers sleep.
      if (isLost) others.postMessage({ isFound: true });
      if (mine === asking) receive(found);
    } catch {
      if (!mine.signal.aborted) lose();
    }
  }

  /// A page that another build of skelc has served loads anew, once.
  function meet(served) {
    if (served === fingerprint || sessionStorage.getItem("reloaded") === served) return;
    sessionStorage.setItem("reloaded", served);
    location.reload();
  }

  function receive(next) {
    const wasLost = isLost;
    isLost = false;
    retry = 0;
    show(next, wasLost);
  }

  /// Says so once, however often it tries again.
  function lose() {
    if (!isLost) {
      isLost = true;
      document.body.dataset.state = "waiting";
      name();
      say("Waiting for skelc");
    }
    retry = Math.min(2000, 250 + retry * 1.5);
    clearTimeout(timer);
    timer = setTimeout(connect, retry);
  }

  function join() {
    if (others) takeLead(!document.hidden);
    if (!others || document.hidden) connect();
  }

  if (others) {
    others.onmessage = ({ data }) => {
      if (data.served) meet(data.served);
      if (leads) {
        if (data.isFound && isLost) connect();
      } else if (data.isLost) {
        if (!isLost) lose();
      } else if (data.generation && (isLost || data.generation !== state?.generation)) connect();
    };
    document.addEventListener("visibilitychange", () => { if (!document.hidden && !leads) takeLead(true); });
  }
  addEventListener("pagehide", () => {
    clearTimeout(timer);
    turn?.abort();
    turn = null;
    leads = !others;
    stream?.close();
    asking?.abort();
  });
  addEventListener("pageshow", event => { if (event.persisted) join(); });

  // MARK: The state

  let state = null;
  let hidesProblems = false;

  function show(next, wasLost) {
    const before = state;
    state = next;
    const problems = errorsOf(next);
    document.body.dataset.state = problems ? "bad" : "good";
    draw();
    name();
    if (!before || wasLost || before.generation !== next.generation || errorsOf(before) !== problems) {
      // Warnings that somebody reads stay open.
      if (problems) hidesProblems = false;
      else if (!before || errorsOf(before)) hidesProblems = true;
      say(problems ? $("summary").textContent : "Up to date");
    }
    list();
    menus();
    tellLeftOut();
    forgetElements();
  }

  const errorsOf = state => (state?.errors ?? 0) + (state?.complaint ? 1 : 0);
  const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

  function name() {
    const look = document.body.dataset.state;
    const files = state?.inputs.map(input => input.path) ?? [];
    const title = files.length > 2 ? counted(files.length, "file") : files.join(", ") || "skelc";
    const errors = errorsOf(state);
    $("name").textContent = title;
    $("name").title = files.join("\n");
    const words = {
      good: () => `${Math.max(state.milliseconds, 0.1).toFixed(1)} ms`,
      bad: () => counted(errors, "error"),
      waiting: () => "waiting for skelc…",
    };
    $("summary").textContent = words[look]();
    document.title = { good: `${title} — skelc`, bad: `✗ ${counted(errors, "error")} — ${title}`,
      waiting: `… ${title} — skelc` }[look];
    const colour = { good: "%231d7f4a", bad: "%23c2272d", waiting: "%238e8e96" }[look];
    const icon = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>" +
      `<rect width='16' height='16' rx='4' fill='${colour}'/><g fill='%23fff'><circle cx='5' cy='5.5' r='2'/>` +
      "<rect x='8.5' y='4.5' width='5' height='2' rx='1'/><rect x='3' y='9.5' width='10.5' height='2' rx='1'/></g></svg>";
    if ($("icon").getAttribute("href") !== icon) $("icon").setAttribute("href", icon);
  }

  function say(text) { $("said").textContent = text; }

  // MARK: Pictures: kept as long as they are shown, so that scrolling and focus stay; only what is in them changes.

  const figures = new Map();
  let beginning = null;
  const keyOf = picture => [picture.path, picture.screen, picture.device, picture.direction, picture.scheme].join("\n");

  function draw() {
    const seen = new Set();
    const sections = [];
    const place = (picture, figure) => {
      const group = `${picture.path}\n${picture.screen}`;
      let section = sections.find(section => section.group === group);
      if (!section) sections.push(section = { group, picture, figures: [] });
      section.figures.push(figure.element);
      figure.element.classList.toggle("stale", isBroken(picture));
    };
    for (const picture of state.pictures) {
      picture.path = state.inputs[picture.input].path;
      let key = keyOf(picture);
      // One screen for several sizes, where the command was asked for them.
      while (seen.has(key)) key += "+";
      seen.add(key);
      let figure = figures.get(key);
      if (!figure) figures.set(key, figure = new Figure());
      figure.show(picture);
      place(picture, figure);
    }
    for (const [key, figure] of figures) {
      if (seen.has(key)) continue;
      // What is broken now may be back in a moment.
      if (isBroken(figure.picture) && stillWanted(figure.picture)) place(figure.picture, figure);
      else {
        figure.pointer = null;
        if (figure.current >= 0) leave(figure);
        figures.delete(key);
      }
    }
    arrange($("pictures"), sections.length ? sections.map(section => sectionFor(section)) : [emptiness()]);
    for (const group of rows.keys()) if (!sections.some(section => section.group === group)) rows.delete(group);
    fit();
  }

  /// Its input has errors, or has them for this device and direction.
  function isBroken({ path, device, direction }) {
    const input = state.inputs.findIndex(input => input.path === path);
    return input >= 0 && (!state.inputs[input].isGood || state.broken.some(broken =>
      broken.input === input && broken.device === device && broken.direction === direction));
  }

  function tellLeftOut() {
    const screens = new Set(state.pictures.map(picture => `${picture.path}\n${picture.screen}`)).size;
    const many = [[screens, "screens"], [chosen.device.length, "devices"], [chosen.scheme.length, "appearances"],
      [chosen.direction.length, "directions"]].filter(([count]) => count > 1).map(([, word]) => word);
    const what = many.length > 1 ? `${many.slice(0, -1).join(", ")} or ${many.at(-1)}` : many[0];
    const shown = state.pictures.length;
    const text = state.leftOut ? `The first ${shown} of ${shown + state.leftOut} pictures` +
      (what ? `; choose fewer ${what} to see the others` : "") : "";
    if (text !== $("left-out").textContent) {
      $("left-out").textContent = text;
      if (text) say(text);
    }
    $("left-out").hidden = !text;
  }

  const stillWanted = picture => (!chosen.screen.length || chosen.screen.includes(picture.screen))
    && chosen.device.includes(picture.device) && chosen.scheme.includes(picture.scheme)
    && chosen.direction.includes(picture.direction);

  const rows = new Map();

  function sectionFor({ group, picture, figures }) {
    let section = rows.get(group);
    if (!section) {
      section = make("section", { className: "screen" }, make("h2", {}), make("div", { className: "row" }));
      rows.set(group, section);
    }
    const heading = section.firstChild;
    const file = state.inputs.length > 1 ? picture.path : "";
    if (heading.dataset.text !== picture.screen + file) {
      heading.replaceChildren(picture.screen, ...(file ? [make("small", {}, file)] : []));
      heading.dataset.text = picture.screen + file;
    }
    arrange(section.lastChild, figures);
    return section;
  }

  /// Makes these the children, in order, and touches only what is not in place; what has the focus keeps it.
  function arrange(parent, children) {
    const focused = document.activeElement;
    for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
    children.forEach((child, index) => {
      if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null);
    });
    if (focused !== document.activeElement && parent.contains(focused)) focused.focus({ preventScroll: true });
  }

  const empty = make("div", { className: "empty" });

  function emptiness() {
    const screens = state.inputs.flatMap(input => input.screens);
    const isElsewhere = screens.length && !chosen.screen.some(screen => screens.includes(screen));
    const file = state.inputs.length > 1 ? "these files" : state.inputs[0]?.path;
    const [title, text] = isElsewhere
      ? [`${chosen.screen.join(", ")} ${chosen.screen.length > 1 ? "are" : "is"} not in ${file}`,
        `Renamed, perhaps: there ${screens.length > 1 ? "are" : "is"} ${screens.slice(0, 5).join(", ")}` +
          (screens.length > 5 ? ` and ${screens.length - 5} more.` : ".")]
      : document.body.dataset.state === "bad" ? ["No picture yet", "It appears as soon as the errors are mended."]
      : ["No screen", "Write one, for example:  screen Feed { label title(pin: safeArea) }"];
    if (empty.dataset.text !== title + text) {
      empty.dataset.text = title + text;
      empty.replaceChildren(make("b", {}, title), text,
        ...(isElsewhere ? [make("button", { onclick: () => choose("screen", []) }, "Show all screens")] : []));
    }
    return empty;
  }

  class Figure {
    constructor() {
      this.host = make("div", { className: "host" });
      this.root = this.host.attachShadow({ mode: "open" });
      this.mark = make("div", { className: "mark", hidden: true });
      this.frame = make("div", { className: "frame", tabIndex: 0 }, this.host, this.mark);
      this.frame.setAttribute("role", "application");
      this.frame.setAttribute("aria-roledescription", "picture");
      this.caption = make("figcaption");
      this.element = make("figure", { figure: this }, this.frame, this.caption);
      this.current = -1;
      follow(this);
    }

    show(picture) {
      const old = this.picture;
      this.picture = picture;
      if (!old || old.svg !== picture.svg) this.fill();
      const look = [picture.scheme, picture.direction === "rtl" ? "right to left" : ""].filter(Boolean).join(", ");
      const device = picture.deviceName || "own size";
      const parts = [`${number(picture.width)} × ${number(picture.height)}`, picture.scheme,
        ...(picture.direction === "rtl" ? ["RTL"] : [])];
      const text = [device, ...parts].join();
      if (this.caption.dataset.text !== text) {
        this.caption.dataset.text = text;
        this.caption.replaceChildren(make("b", {}, device), ...parts.flatMap(part => [" ", make("span", {}, part)]));
        this.frame.setAttribute("aria-label",
          `${picture.screen}, ${device}, ${look}; arrow keys go through its elements, Enter opens the source`);
      }
    }

    fill() {
      let svg = this.picture.svg;
      const still = chosen.motion === "off";
      // Who asks for motion gets it, whatever the system says.
      if (!still) svg = svg.replaceAll("(prefers-reduced-motion:no-preference)", " all");
      const style = "<style>svg{display:block;width:100%;height:100%}" +
        (still ? "*{animation:none!important}" : "") + "</style>";
      this.root.innerHTML = style + svg;
      if (still) for (const element of this.root.querySelectorAll("animate,animateTransform,set")) element.remove();
      // Before it is painted, but not before others have their pictures.
      else requestAnimationFrame(() => this.carryOn());
    }

    /// All pictures move as if they had begun when the first one did: what is swapped neither fades in anew nor falls
    /// behind those beside it.
    carryOn() {
      const svg = this.root.querySelector("svg");
      beginning ??= document.timeline.currentTime;
      for (const animation of svg.getAnimations({ subtree: true })) animation.startTime = beginning;
      if (svg.querySelector("animate")) svg.setCurrentTime((document.timeline.currentTime - beginning) / 1000);
    }

    scale(factor) {
      this.factor = factor;
      const width = `${this.picture.width * factor}px`, height = `${this.picture.height * factor}px`;
      if (this.frame.style.width !== width) this.frame.style.width = width;
      if (this.frame.style.height !== height) this.frame.style.height = height;
      this.element.style.width = `${this.widthAt(factor)}px`;
    }

    /// A caption is no wider than its picture, if that leaves it legible.
    widthAt(factor) { return Math.max(Math.ceil(this.picture.width * factor), 96); }

    /// With the caption. What is much higher than wide is read by scrolling: only so much of it need be seen at once.
    heightAt(factor) {
      const { width, height } = this.picture;
      return Math.min(height, 2.5 * width) * factor + 9 + linesOf(this.caption, this.widthAt(factor), 6.3) * 17.5;
    }
  }

  /// About how many lines a text takes, without having it laid out.
  const linesOf = (element, width, widthOfCharacter) => Math.ceil(element.textContent.length * widthOfCharacter / width);

  const number = value => String(Math.round(value * 100) / 100);

  /// What the canvas has for pictures. Told by an observer, because asking would have the new picture laid out at once.
  let room = { width: 1000, height: 700 };

  /// Below this a picture tells nothing: a phone would be 120 pixels wide.
  const leastZoom = 0.3;
  const gap = 28;

  /// To fit is the largest zoom at which everything is seen at once, in as many lines as that takes. Where that is too small
  /// the canvas scrolls: then it is the largest that needs no more lines, and no picture is cut off at the side. There is one
  /// zoom for all, so that they compare.
  function fit() {
    const shown = [...$("pictures").querySelectorAll(".row")].map(row =>
      ({ row, heading: row.previousSibling, figures: [...row.children].map(({ figure }) => figure) }));
    // What belongs together stands closer.
    const between = shown.some(({ figures }) => figures.length > 1) ? 44 : gap;
    const rowAt = ({ figures }, factor) =>
      flow(figures.map(figure => ({ width: figure.widthAt(factor), height: figure.heightAt(factor) })), gap);
    const allAt = factor => flow(shown.map(section => {
      const { width, height, lines } = rowAt(section, factor);
      return { width, height: linesOf(section.heading, width, 7.5) * 19 + 12 + height, lines };
    }), between);

    let factor = 1;
    if (chosen.zoom !== "100" && shown.length) {
      const widest = Math.max(...shown.flatMap(({ figures }) => figures.map(figure => figure.picture.width)));
      const most = Math.min(1, room.width / widest);
      const seen = largest(0, most, factor => allAt(factor).height <= room.height);
      const least = Math.min(leastZoom, most);
      factor = seen >= least ? seen : largest(least, most, factor => allAt(factor).lines === allAt(least).lines);
    }
    for (const section of shown) {
      for (const figure of section.figures) figure.scale(factor);
      section.row.style.gap = `${gap}px`;
      section.row.style.width = `${rowAt(section, factor).width}px`;
    }
    // No wider than the longest line, so that it stands in the middle.
    const pictures = $("pictures").style;
    pictures.gap = `${between}px`;
    pictures.width = shown.length ? `${allAt(factor).width}px` : "";
  }

  /// The largest number up to `most` of which something holds that holds of all below it, to a thousandth; at least `least`.
  function largest(least, most, holds) {
    if (holds(most)) return most;
    while (most - least > 0.001) {
      const middle = (least + most) / 2;
      if (holds(middle)) least = middle; else most = middle;
    }
    return least;
  }

  /// What items take that stand side by side in lines as wide as the canvas; their own lines count, too.
  function flow(items, gap) {
    let [width, height, line, highest, lines] = [0, 0, 0, 0, 1];
    for (const item of items) {
      if (line && line + gap + item.width > room.width) {
        height += highest + gap;
        line = highest = 0;
        lines++;
      }
      line += (line ? gap : 0) + item.width;
      width = Math.max(width, line);
      highest = Math.max(highest, item.height);
      lines += item.lines ?? 0;
    }
    return { width, height: height + highest, lines };
  }

  new ResizeObserver(([entry]) => {
    room = { width: entry.contentRect.width - 1, height: entry.contentRect.height - 1 };
    if (!state) return;
    fit();
    outlineAgain();
  }).observe($("canvas"));

  // MARK: Elements: what lies where is asked for when somebody points at a picture.

  let elements = new Map();

  function forgetElements() {
    elements = new Map();
    for (const figure of figures.values()) {
      if (figure.current < 0 && !figure.pointer) continue;
      load(figure).then(places => {
        if (figure.pointer) point(figure, places);
        else if (figure.current < 0) return;
        else if (figure.current < (places?.length ?? 0)) outline(figure, places, figure.current);
        else leave(figure);
      });
    }
  }

  function load(figure) {
    const { input, screen, device, direction, width, height } = figure.picture;
    const parameters = new URLSearchParams({ input, screen, device, direction });
    const key = `${parameters}\n${width}x${height}`;
    if (!elements.has(key)) {
      elements.set(key, fetch("elements?" + parameters).then(answer => answer.ok ? answer.json() : null).then(answer => {
        // The command may have been asked for one screen in several sizes.
        const found = answer?.screens.find(({ size }) => size.width === width && size.height === height)?.elements ?? [];
        return found.map(([depth, kind, id, x, y, width, height, file, line, column, isHidden]) =>
          ({ depth, kind, id, x, y, width, height, file: answer.files[file], line, column, isHidden }));
      }, () => null));
    }
    return elements.get(key);
  }

  function follow(figure) {
    const frame = figure.frame;
    frame.addEventListener("pointermove", event => {
      const box = frame.getBoundingClientRect();
      figure.pointer = { x: event.clientX - box.left, y: event.clientY - box.top };
      load(figure).then(places => { if (figure.pointer) point(figure, places); });
    });
    frame.addEventListener("pointerleave", () => {
      figure.pointer = null;
      leave(figure);
    });
    frame.addEventListener("click", () => load(figure).then(places => {
      if (places?.[figure.current]) openSource(places[figure.current]);
    }));
    frame.addEventListener("focus", () => load(figure));
    frame.addEventListener("blur", () => { if (!figure.pointer) leave(figure); });
    frame.addEventListener("keydown", event => {
      const moves = { ArrowDown: 1, ArrowUp: -1, ArrowRight: "in", ArrowLeft: "out", Home: "first", End: "last" };
      if (event.key === "Escape") leave(figure);
      if (event.key !== "Enter" && !(event.key in moves) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      load(figure).then(places => {
        if (!places?.length) return;
        if (event.key === "Enter") {
          if (figure.current >= 0) openSource(places[figure.current]);
          return;
        }
        outline(figure, places, step(places, figure.current, moves[event.key]));
        figure.mark.scrollIntoView({ block: "nearest", inline: "nearest" });
        const place = places[figure.current];
        say(`${nameOf(place)}, ${place.kind}, ${number(place.width)} by ${number(place.height)} at ` +
          `${number(place.x)}, ${number(place.y)}, ${place.file} line ${place.line}`);
      });
    });
  }

  function step(places, current, move) {
    if (current < 0 || move === "first") return 0;
    if (move === "last") return places.length - 1;
    if (move === "in") return Math.min(current + (places[current + 1]?.depth > places[current].depth ? 1 : 0), places.length - 1);
    if (move === "out") {
      for (let index = current; index >= 0; index--) if (places[index].depth < places[current].depth) return index;
      return current;
    }
    return Math.min(Math.max(current + move, 0), places.length - 1);
  }

  /// The last one that holds the point lies above the others.
  function point(figure, places) {
    const x = figure.pointer.x / figure.factor, y = figure.pointer.y / figure.factor;
    const index = (places ?? []).findLastIndex(place => !place.isHidden && place.kind !== "spacer"
      && x >= place.x && y >= place.y && x < place.x + place.width && y < place.y + place.height);
    if (index < 0) leave(figure); else outline(figure, places, index);
  }

  const nameOf = place => place.id.slice(place.id.lastIndexOf("/") + 1);

  function outline(figure, places, index) {
    figure.current = index;
    figure.places = places;
    const place = places[index];
    const style = figure.mark.style;
    style.left = `${place.x * figure.factor}px`;
    style.top = `${place.y * figure.factor}px`;
    style.width = `${place.width * figure.factor}px`;
    style.height = `${place.height * figure.factor}px`;
    figure.mark.hidden = false;
    const tag = $("tag");
    tag.replaceChildren(
      make("b", {}, nameOf(place)), ...(nameOf(place).startsWith(place.kind) ? [] : [make("i", {}, place.kind)]),
      make("div", {}, `${number(place.x)}, ${number(place.y)} · ${number(place.width)} × ${number(place.height)}`),
      make("div", {}, `${place.file}:${place.line}`));
    tag.hidden = false;
    const box = figure.mark.getBoundingClientRect();
    const top = box.bottom + 8 + tag.offsetHeight > innerHeight ? box.top - 8 - tag.offsetHeight : box.bottom + 8;
    tag.style.left = `${Math.max(8, Math.min(box.left, innerWidth - tag.offsetWidth - 8))}px`;
    tag.style.top = `${Math.max(60, Math.min(top, innerHeight - tag.offsetHeight - 8))}px`;
  }

  function leave(figure) {
    figure.current = -1;
    figure.mark.hidden = true;
    $("tag").hidden = true;
  }

  /// Where the pictures have moved or have another size.
  function outlineAgain() {
    for (const figure of figures.values()) if (figure.current >= 0) outline(figure, figure.places, figure.current);
  }

  $("canvas").addEventListener("scroll", outlineAgain, { passive: true });

  // MARK: The way to the source

  async function openSource({ file, line, column }) {
    const path = file.startsWith("/") || !setup.folder ? file : `${setup.folder}/${file}`;
    if (chosen.open === "vscode") {
      const escaped = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
      const link = make("a", { href: `vscode://file${escaped}:${line}:${column ?? 1}` });
      toast(`Opening ${file}:${line} in VS Code`);
      link.click();
      return;
    }
    const text = chosen.open === "xed" ? `xed --line ${line} '${path.replaceAll("'", `'\\''`)}'` : `${file}:${line}`;
    try {
      await navigator.clipboard.writeText(text);
      toast(`Copied ${text}`);
    } catch {
      toast(text);
    }
  }

  let toastTimer = 0;
  function toast(text) {
    $("toast").textContent = text;
    $("toast").hidden = false;
    say(text);
    clearTimeout(toastTimer);
    toastTimer = setTimeout(() => { $("toast").hidden = true; }, 2500);
  }

  // MARK: Problems: the message that was there before stays the same element, so that reading and focus stay.

  const entries = new Map();
  let showsMild = false;

  function list() {
    const failures = [...state.failures, ...(state.complaint ? [state.complaint] : [])]
      .map(message => ({ severity: "error", message }));
    const all = [...failures, ...state.diagnostics];
    const seen = new Set();
    const unique = all.filter(({ id, file, offset, message }) => {
      const key = [id, file, offset, message].join("\n");
      return !seen.has(key) && seen.add(key);
    });
    const errors = unique.filter(problem => problem.severity === "error");
    const mild = unique.filter(problem => problem.severity !== "error");
    const warnings = mild.length;
    const hadFocus = $("problems").contains(document.activeElement);
    $("warnings").textContent = !errors.length ? counted(warnings, "warning") : hidesProblems ? "show" : "hide";
    $("warnings").hidden = !unique.length;
    $("problems").hidden = hidesProblems || !unique.length;
    $("warnings").setAttribute("aria-expanded", String(!$("problems").hidden));
    // Beside errors warnings are in the way.
    $("more").hidden = !(errors.length && warnings);
    $("more").textContent = counted(warnings, "warning");
    $("more").setAttribute("aria-expanded", String(showsMild));
    $("mild-list").hidden = !warnings || errors.length && !showsMild;
    $("problems-title").textContent = [errors.length && counted(errors.length, "error"),
      warnings && counted(warnings, "warning")].filter(Boolean).join(", ") +
      (state.hidden ? `, ${state.hidden} more not shown` : "");
    const shown = new Set();
    arrange($("list"), errors.map(problem => entryFor(problem, shown)));
    arrange($("mild-list"), mild.map(problem => entryFor(problem, shown)));
    for (const key of entries.keys()) if (!shown.has(key)) entries.delete(key);
    if (hadFocus && $("problems").hidden) $("canvas").focus();
    else if (hadFocus && !$("problems").contains(document.activeElement)) $("close").focus();
  }

  /// The element of a problem, which may have moved to another line.
  function entryFor(problem, shown) {
    let key = [problem.severity, problem.id, problem.file, problem.message].join("\n");
    while (shown.has(key)) key += "+";
    shown.add(key);
    let entry = entries.get(key);
    if (!entry) entries.set(key, entry = make("li", { className: problem.severity }));
    const text = JSON.stringify(problem);
    if (entry.text !== text) {
      entry.text = text;
      const focused = [...entry.querySelectorAll("button, pre")].indexOf(document.activeElement);
      entry.replaceChildren(...partsOf(problem));
      if (focused >= 0) entry.querySelectorAll("button, pre")[focused]?.focus({ preventScroll: true });
    }
    return entry;
  }

  function partsOf(problem) {
    const entry = [];
    entry.push(make("p", {}, make("span", { className: "word" }, problem.severity + ": "), problem.message));
    if (problem.file) {
      const place = make("button", { className: "place" }, `${problem.file}:${problem.line}:${problem.column}`);
      place.onclick = () => openSource(problem);
      entry.push(make("p", {}, place, make("span", { className: "id" }, problem.id ?? "")));
    }
    if (problem.excerpt) {
      const { text, mark, width } = problem.excerpt;
      const gutter = String(problem.line);
      const code = make("pre", { tabIndex: 0 }, make("u", {}, `${gutter} │ `), text + "\n",
        make("u", {}, " ".repeat(gutter.length) + " │ "), " ".repeat(mark),
        make("em", {}, "^" + "~".repeat(Math.max(width - 1, 0))));
      code.setAttribute("aria-label", `Line ${gutter}: ${text.trim()}`);
      code.setAttribute("role", "group");
      entry.push(code);
    }
    if (problem.fix) entry.push(make("p", { className: "fix" }, "fix: ", make("code", {}, problem.fix)));
    for (const note of problem.notes ?? []) {
      const place = make("button", { className: "place" }, `${note.file}:${note.line}`);
      place.onclick = () => openSource(note);
      entry.push(make("p", { className: "note" }, note.message + " ", place));
    }
    return entry;
  }

  $("close").onclick = () => { hidesProblems = true; list(); $("warnings").focus(); };
  $("warnings").onclick = () => { hidesProblems = !hidesProblems; list(); };
  $("more").onclick = () => { showsMild = !showsMild; list(); };

  // MARK: Controls

  /// Sizes that were chosen once can be chosen again.
  const sizes = new Set();

  function menus() {
    const screens = [...new Set(state.inputs.flatMap(input => input.screens))];
    const missing = chosen.screen.filter(screen => !screens.includes(screen));
    checks($("screens"), [...screens.map(name => ({ value: name, text: name })),
      ...missing.map(name => ({ value: name, text: name, small: "not there" }))],
      value => !chosen.screen.length || chosen.screen.includes(value),
      values => choose("screen", values.length === screens.length && !missing.length ? [] : values));
    $("screens-menu").hidden = screens.length + missing.length < 2;
    const shown = chosen.screen.length;
    $("screens-menu").firstChild.textContent = shown === 1 ? chosen.screen[0] : shown ? `${shown} screens` : "All screens";

    const known = setup.devices.map(({ name, width, height, note }) =>
      ({ value: name, text: name, small: `${width} × ${height}`, title: note }));
    for (const value of chosen.device) if (value && !known.some(device => device.value === value)) sizes.add(value);
    const all = [{ value: "", text: "As written" }, ...known,
      ...[...sizes].map(value => ({ value, text: value.replace("x", " × ") }))];
    checks($("devices"), all, value => chosen.device.includes(value), values => choose("device", values));
    $("devices-menu").firstChild.textContent = chosen.device.length > 1 ? `${chosen.device.length} devices`
      : all.find(({ value }) => value === chosen.device[0]).text;
  }

  /// A check box for each item; those that were there before stay.
  function checks(parent, items, isChecked, change) {
    const before = new Map([...parent.querySelectorAll("label")].map(label => [label.control.value, label]));
    arrange(parent, [parent.firstElementChild, ...items.map(({ value, text, small, title }) => {
      const label = before.get(value) ?? make("label", { title: title ?? "" },
        make("input", { type: "checkbox", value }), text, make("small"));
      if (label.lastChild.textContent !== (small ?? "")) label.lastChild.textContent = small ?? "";
      return label;
    })]);
    choices([...parent.querySelectorAll("input")], isChecked, change);
  }

  /// One of the boxes must stay checked.
  function choices(boxes, isChecked, change) {
    for (const box of boxes) {
      box.checked = isChecked(box.value);
      box.onchange = () => {
        const values = boxes.filter(box => box.checked).map(box => box.value);
        if (values.length) return change(values);
        box.checked = true;
        toast("One must stay chosen");
      };
    }
  }

  function choose(name, value) {
    chosen[name] = value;
    keep();
    if (state) menus();
    connect();
  }

  function toggles(name) {
    choices([...$(name).querySelectorAll("input")], value => chosen[name].includes(value), values => choose(name, values));
  }

  toggles("scheme");
  toggles("direction");
  for (const box of $("zoom").querySelectorAll("input")) {
    box.checked = box.value === chosen.zoom;
    box.onchange = () => { chosen.zoom = box.value; keep(); fit(); };
  }
  $("motion").checked = chosen.motion === "on";
  $("motion").onchange = () => {
    chosen.motion = $("motion").checked ? "on" : "off";
    keep();
    for (const figure of figures.values()) figure.fill();
  };
  $("open").value = chosen.open;
  $("open").onchange = () => { chosen.open = $("open").value; keep(); };
  $("size-form").onsubmit = event => {
    event.preventDefault();
    const size = sizeOf($("size").value);
    refuseSize(size ? "" : "Width and height from 1 to 100000 points, such as 375x812");
    if (!size) return $("size").focus();
    $("size").value = "";
    choose("device", [...new Set([...chosen.device, size])]);
    say(`${size.replace("x", " by ")} added`);
  };
  $("size").oninput = () => refuseSize("");
  function refuseSize(words) {
    $("size-error").textContent = words;
    $("size-error").hidden = !words;
    $("size").setAttribute("aria-invalid", String(words !== ""));
  }
  addEventListener("pointerdown", event => {
    for (const menu of document.querySelectorAll("details[open]")) if (!menu.contains(event.target)) menu.open = false;
  });
  for (const menu of document.querySelectorAll("details")) {
    menu.addEventListener("focusout", event => {
      if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
    });
  }
  addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    const menu = document.querySelector("details[open]");
    if (menu) {
      menu.open = false;
      menu.firstElementChild.focus();
    } else if (!$("problems").hidden && $("problems").contains(document.activeElement)) $("close").click();
  });

  join();
  </script>
  </body>
  </html>

  """##
