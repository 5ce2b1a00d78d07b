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
      cursor: pointer; white-space: nowrap; user-select: none; height: 31px;
    }
    select { padding: 4px 6px; }
    summary::-webkit-details-marker { display: none; }
    summary::after { content: ""; display: inline-block; width: 5px; height: 5px; margin: 0 1px 3px 8px;
      border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); }
    summary:hover, details[open] summary, select:hover { background: var(--well); }
    .menu {
      position: absolute; right: 0; top: calc(100% + 6px); min-width: 100%; width: max-content; max-height: 70vh; overflow: auto;
      padding: 6px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised);
      box-shadow: 0 8px 30px #0003; z-index: 2;
    }
    @media (max-width: 900px) {
      details { position: static; }
      .menu { left: 8px; right: 8px; top: auto; width: auto; margin-top: 6px; }
    }
    .menu fieldset { border: 0; margin: 0; padding: 0; }
    .menu label { display: flex; align-items: center; gap: 8px; padding: 4px 8px; border-radius: 6px; cursor: pointer; }
    .menu label:hover { background: var(--well); }
    .menu input[type=checkbox] { accent-color: var(--accent); margin: 0; }
    .menu small { margin-left: auto; padding-left: 20px; color: var(--quiet); font-size: 12px; font-variant-numeric: tabular-nums; }
    .menu form { display: flex; gap: 6px; padding: 8px; margin-top: 6px; border-top: 1px solid var(--line); }
    .menu form input { width: 110px; padding: 3px 7px; border: 1px solid var(--line); border-radius: 6px; background: var(--bar); }
    .menu form button { padding: 3px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--well); cursor: pointer; }

    main { flex: 1; min-height: 0; position: relative; }
    #canvas { height: 100%; overflow: auto; padding: 24px; }
    .screen { width: fit-content; min-width: 0; max-width: 100%; margin: 0 auto; }
    .actual .screen { max-width: none; }
    .screen + .screen { margin-top: 36px; }
    .abreast { display: flex; flex-wrap: wrap; justify-content: safe center; align-content: flex-start; gap: 30px 28px; }
    .abreast.actual { flex-wrap: nowrap; }
    .abreast .screen { margin: 0; flex: none; }
    .screen h2 { font-size: 13px; font-weight: 600; margin: 0 0 12px; }
    .screen h2 small { font-weight: 400; color: var(--quiet); margin-left: 8px; }
    .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 28px; }
    .actual .row { flex-wrap: nowrap; width: max-content; }
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
      font-variant-numeric: tabular-nums;
    }
    #tag b { font-weight: 600; }
    #tag i { font-style: normal; opacity: .72; margin-left: 6px; }
    #tag div { opacity: .8; }
    .empty { color: var(--quiet); max-width: 46ch; margin: 18vh auto 0; text-align: center; }
    .empty b { display: block; color: var(--ink); font-size: 15px; font-weight: 600; margin-bottom: 4px; }

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
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
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
        <form id="size-form"><input id="size" aria-label="Another size in points" placeholder="375x812"
          pattern="[0-9.]+x[0-9.]+" autocomplete="off"><button>Add size</button></form>
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
    <div id="canvas" tabindex="-1"></div>
    <section id="problems" aria-labelledby="problems-title" hidden>
      <h2><span id="problems-title">Problems</span><button id="close" aria-label="Hide problems">✕</button></h2>
      <ol id="list"></ol>
    </section>
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
  const listed = (name, otherwise) => address.has(name) ? address.getAll(name) : otherwise;
  const oneOf = (name, values, otherwise) => values.includes(address.get(name)) ? address.get(name) : otherwise;
  const chosen = {
    screen: address.getAll("screen"),
    device: listed("device", [""]),
    scheme: listed("scheme", [setup.scheme === "auto" ? systemScheme : setup.scheme]),
    direction: listed("direction", [setup.direction]),
    zoom: oneOf("zoom", ["fit", "100"], "fit"),
    motion: oneOf("motion", ["on", "off"], reducesMotion.matches ? "off" : "on"),
    open: oneOf("open", ["vscode", "xed", "copy"], "vscode"),
  };

  const query = () => {
    const result = new URLSearchParams();
    for (const name of ["screen", "device", "scheme", "direction"])
      for (const value of chosen[name]) result.append(name, value);
    return result;
  };

  function keep() {
    const result = query();
    for (const name of ["zoom", "motion", "open"]) result.append(name, chosen[name]);
    history.replaceState(null, "", "?" + result);
  }

  // MARK: The connection: one stream, opened anew whenever something else is to be shown or it breaks.

  let stream = null;
  let retry = 0;
  let timer = 0;

  function connect() {
    clearTimeout(timer);
    stream?.close();
    stream = new EventSource("events?" + query());
    stream.addEventListener("hello", event => {
      const served = JSON.parse(event.data);
      if (served === fingerprint || sessionStorage.getItem("reloaded") === served) return;
      sessionStorage.setItem("reloaded", served);
      location.reload();
    });
    stream.addEventListener("state", event => {
      retry = 0;
      show(JSON.parse(event.data));
    });
    stream.onerror = () => {
      stream.close();
      lose();
      retry = Math.min(2000, 250 + retry * 1.5);
      timer = setTimeout(connect, retry);
    };
  }
  addEventListener("pagehide", () => stream?.close());
  addEventListener("pageshow", event => { if (event.persisted) connect(); });

  // MARK: The state

  let state = null;
  let hidesProblems = false;

  function show(next) {
    const before = state;
    state = next;
    const problems = next.errors + (next.complaint ? 1 : 0);
    document.body.dataset.state = problems ? "bad" : "good";
    draw();
    name();
    if (!before || before.generation !== next.generation || before.errors !== next.errors) {
      hidesProblems = !problems;
      say(problems ? $("summary").textContent : "Up to date");
    }
    list();
    menus();
    forgetElements();
  }

  function lose() {
    document.body.dataset.state = "waiting";
    name();
    say("Waiting for skelc");
  }

  const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

  function name() {
    const look = document.body.dataset.state;
    const files = state?.inputs.map(input => input.path) ?? [];
    const title = files.length > 2 ? counted(files.length, "file") : files.join(", ") || "skelc";
    const errors = (state?.errors ?? 0) + (state?.complaint ? 1 : 0);
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
  const keyOf = picture => [picture.input, picture.screen, picture.device, picture.direction, picture.scheme].join("\n");

  function draw() {
    const canvas = $("canvas");
    const seen = new Set();
    const sections = [];
    for (const picture of state.pictures) {
      let key = keyOf(picture);
      // One screen for several sizes, where the command was asked for them.
      while (seen.has(key)) key += "+";
      seen.add(key);
      let figure = figures.get(key);
      if (!figure) figures.set(key, figure = new Figure());
      figure.show(picture);
      figure.element.classList.toggle("stale", !state.inputs[picture.input].isGood);
      const group = `${picture.input}\n${picture.screen}`;
      let section = sections.find(section => section.group === group);
      if (!section) sections.push(section = { group, picture, figures: [] });
      section.figures.push(figure.element);
    }
    for (const [key, figure] of figures) {
      if (seen.has(key)) continue;
      // What is broken now may be back in a moment.
      if (document.body.dataset.state === "bad" && stillWanted(figure.picture)) {
        const group = `${figure.picture.input}\n${figure.picture.screen}`;
        let section = sections.find(section => section.group === group);
        if (!section) sections.push(section = { group, picture: figure.picture, figures: [] });
        section.figures.push(figure.element);
        figure.element.classList.add("stale");
      } else {
        figure.element.remove();
        figures.delete(key);
      }
    }
    arrange(canvas, sections.map(section => sectionFor(section)));
    if (!sections.length) canvas.replaceChildren(emptiness());
    fit();
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
    const file = state.inputs.length > 1 ? state.inputs[picture.input]?.path : "";
    if (heading.dataset.text !== picture.screen + file) {
      heading.replaceChildren(picture.screen, ...(file ? [make("small", {}, file)] : []));
      heading.dataset.text = picture.screen + file;
    }
    arrange(section.lastChild, figures);
    return section;
  }

  /// Makes these the children, in order, and touches only what is not in place.
  function arrange(parent, children) {
    for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
    children.forEach((child, index) => {
      if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null);
    });
  }

  function emptiness() {
    const [title, text] = document.body.dataset.state === "bad"
      ? ["No picture yet", "It appears as soon as the errors are mended."]
      : ["No screen", "Write one, for example:  screen Feed { label title(pin: safeArea) }"];
    return make("p", { className: "empty" }, make("b", {}, title), text);
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
      this.element = make("figure", {}, this.frame, this.caption);
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
      // A caption is no wider than its picture, if that leaves it legible.
      this.element.style.width = `max(${width}, 96px)`;
    }
  }

  const number = value => String(Math.round(value * 100) / 100);

  /// What the canvas has for pictures. Told by an observer, because asking would have the new picture laid out at once.
  let room = { width: 1000, height: 700 };

  /// To fit, a row of pictures takes the width and the height there is; very high ones only the width.
  function fit() {
    const canvas = $("canvas");
    const actual = chosen.zoom === "100";
    canvas.classList.toggle("actual", actual);
    const sections = [...canvas.children].filter(child => child.className === "screen");
    // Screens with one picture each stand side by side.
    const abreast = sections.length > 1 && sections.every(section => section.lastChild.childElementCount === 1);
    canvas.classList.toggle("abreast", abreast);
    for (const row of abreast ? [canvas] : sections) {
      const shown = [...figures.values()].filter(figure => row.contains(figure.element));
      // A small one takes as much as its caption.
      const widths = shown.reduce((sum, figure) => sum + Math.max(figure.picture.width, 140), 0);
      const highest = Math.max(...shown.map(figure => figure.picture.height));
      const gaps = 28 * (shown.length - 1);
      const wide = Math.max((room.width - gaps) / widths, 0.2);
      const high = room.height / highest;
      const factor = actual ? 1 : Math.min(1, wide, high < 0.2 ? 1 : Math.max(high, 0.25));
      for (const figure of shown) figure.scale(factor);
    }
  }
  new ResizeObserver(([entry]) => {
    room = { width: entry.contentRect.width - 4, height: entry.contentRect.height - 70 };
    if (state) fit();
  }).observe($("canvas"));

  // MARK: Elements: what lies where is asked for when somebody points at a picture.

  let elements = new Map();

  function forgetElements() {
    elements = new Map();
    for (const figure of figures.values()) {
      if (figure.current < 0 && !figure.pointer) continue;
      load(figure).then(places => {
        if (figure.pointer) point(figure, places);
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

  // MARK: Problems

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
    const warnings = unique.length - errors.length;
    const shown = errors.length ? [...errors, ...unique.filter(problem => problem.severity !== "error")] : unique;
    $("warnings").textContent = errors.length && hidesProblems ? "show" : counted(warnings, "warning");
    $("warnings").hidden = !(warnings || errors.length && hidesProblems);
    $("problems").hidden = hidesProblems || !shown.length;
    $("warnings").setAttribute("aria-expanded", String(!$("problems").hidden));
    $("problems-title").textContent = [errors.length && counted(errors.length, "error"),
      warnings && counted(warnings, "warning")].filter(Boolean).join(", ") +
      (state.hidden ? `, ${state.hidden} more not shown` : "");
    $("list").replaceChildren(...shown.map(item));
  }

  function item(problem) {
    const entry = make("li", { className: problem.severity });
    entry.append(make("p", {}, make("span", { className: "word" }, problem.severity + ": "), problem.message));
    if (problem.file) {
      const place = make("button", { className: "place" }, `${problem.file}:${problem.line}:${problem.column}`);
      place.onclick = () => openSource(problem);
      entry.append(make("p", {}, place, make("span", { className: "id" }, problem.id ?? "")));
    }
    if (problem.excerpt) {
      const { text, mark, width } = problem.excerpt;
      const gutter = String(problem.line);
      const code = make("pre", { tabIndex: 0 }, make("u", {}, `${gutter} │ `), text + "\n",
        make("u", {}, " ".repeat(gutter.length) + " │ "), " ".repeat(mark),
        make("em", {}, "^" + "~".repeat(Math.max(width - 1, 0))));
      code.setAttribute("aria-label", `Line ${gutter}: ${text.trim()}`);
      code.setAttribute("role", "group");
      entry.append(code);
    }
    if (problem.fix) entry.append(make("p", { className: "fix" }, "fix: ", make("code", {}, problem.fix)));
    for (const note of problem.notes ?? []) {
      const place = make("button", { className: "place" }, `${note.file}:${note.line}`);
      place.onclick = () => openSource(note);
      entry.append(make("p", { className: "note" }, note.message + " ", place));
    }
    return entry;
  }

  $("close").onclick = () => { hidesProblems = true; list(); $("warnings").focus(); };
  $("warnings").onclick = () => { hidesProblems = !hidesProblems; list(); };

  // MARK: Controls

  function menus() {
    const screens = [...new Set(state.inputs.flatMap(input => input.screens))];
    const missing = chosen.screen.filter(screen => !screens.includes(screen));
    checks($("screens"), [...screens, ...missing].map(name => ({ value: name, text: name })),
      value => !chosen.screen.length || chosen.screen.includes(value),
      values => choose("screen", values.length === screens.length && !missing.length ? [] : values));
    $("screens-menu").hidden = screens.length + missing.length < 2;
    const shown = chosen.screen.length;
    $("screens-menu").firstChild.textContent = shown === 1 ? chosen.screen[0] : shown ? `${shown} screens` : "All screens";

    const known = setup.devices.map(({ name, width, height, note }) =>
      ({ value: name, text: name, small: `${width} × ${height}`, title: note }));
    const sizes = chosen.device.filter(value => value && !known.some(device => device.value === value));
    const all = [{ value: "", text: "As written" }, ...known, ...sizes.map(value => ({ value, text: value }))];
    checks($("devices"), all, value => chosen.device.includes(value), values => choose("device", values));
    $("devices-menu").firstChild.textContent = chosen.device.length > 1 ? `${chosen.device.length} devices`
      : chosen.device[0] || "As written";
  }

  /// Check boxes that are made anew only where there are others.
  function checks(parent, items, isChecked, change) {
    const signature = JSON.stringify(items);
    if (parent.dataset.items !== signature) {
      parent.dataset.items = signature;
      const boxes = items.map(({ value, text, small, title }) => make("label", { title: title ?? "" },
        make("input", { type: "checkbox", value }), text, ...(small ? [make("small", {}, small)] : [])));
      parent.replaceChildren(parent.firstElementChild, ...boxes);
    }
    const boxes = [...parent.querySelectorAll("input")];
    for (const box of boxes) {
      box.checked = isChecked(box.value);
      box.onchange = () => {
        const values = boxes.filter(box => box.checked).map(box => box.value);
        if (values.length) change(values); else box.checked = true;
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
    const boxes = [...$(name).querySelectorAll("input")];
    for (const box of boxes) {
      box.checked = chosen[name].includes(box.value);
      box.onchange = () => {
        const values = boxes.filter(box => box.checked).map(box => box.value);
        if (values.length) choose(name, values); else box.checked = true;
      };
    }
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
    const [width, height] = $("size").value.split("x").map(Number);
    if (!(width > 0 && height > 0 && width <= 100000 && height <= 100000)) return;
    $("size").value = "";
    choose("device", [...new Set([...chosen.device, `${width}x${height}`])]);
  };
  addEventListener("pointerdown", event => {
    for (const menu of document.querySelectorAll("details[open]")) if (!menu.contains(event.target)) menu.open = false;
  });
  addEventListener("keydown", event => {
    if (event.key !== "Escape") return;
    const menu = document.querySelector("details[open]");
    if (menu) {
      menu.open = false;
      menu.firstElementChild.focus();
    } else if (!$("problems").hidden && $("problems").contains(document.activeElement)) $("close").click();
  });

  connect();
  </script>
  </body>
  </html>

  """##
