/* Runs before the first paint on every page: theme, whether someone is signed in here and whether they listen, a title of no
   meaning where the reader wants one, whether this is the page that was asked for, quick exit, and later scripts after load. */
(function (root) {
  // A tab that was left by quick exit shows nothing when somebody goes back or forward in it, also where the browser
  // kept the page alive (pageshow). The tab keeps a mark for that, which lasts until Thodu is opened anew in it: by an
  // address, a link or a reload. Of a hidden page the app does not start (isHidden in lib/quickExit.ts).
  var LEFT = "thodu.left";
  function hide() {
    root.style.display = "none";
    root.dataset.hidden = "";
    document.title = "";
  }
  try {
    var dark = localStorage.getItem("darkMode");
    if (dark !== null) root.dataset.theme = dark === "true" ? "dark" : "light";
    var session = localStorage.getItem("thodu.session");
    if (session !== null) root.dataset.session = "user";
    if (session !== null && localStorage.getItem("thodu.listener") === session) root.dataset.listener = "";
    var title = localStorage.getItem("thodu.neutralTitle");
    if (title !== null) document.title = title;
    if (localStorage.getItem("thodu.written") !== null) root.dataset.written = "";
    if (localStorage.getItem("thodu.quickExit") === "off") root.dataset.exit = "off";
    if (sessionStorage.getItem(LEFT) !== null) {
      var isBack = performance.getEntriesByType("navigation").some(function (came) {
        return came.type === "back_forward";
      });
      if (isBack) hide();
      else sessionStorage.removeItem(LEFT);
    }
  } catch (closed) {}
  addEventListener("pageshow", function (event) {
    try {
      if (event.persisted && sessionStorage.getItem(LEFT) !== null) hide();
    } catch (closed) {}
  });
  // The help lines, shown by the worker in the place of a page that can't come; that comes when the network is back.
  var own = root.dataset.own;
  if (own && location.pathname.replace(/\/+$/, "").slice(-own.length) !== own) {
    root.dataset.astray = "";
    // A device believes in a network before there is one: the page is asked for until it answers.
    function reload() {
      location.reload();
    }
    function ask() {
      if (navigator.onLine) fetch(location.href, { method: "HEAD", cache: "no-store" }).then(reload, askLater);
    }
    function askLater() {
      setTimeout(ask, 3000);
    }
    addEventListener("online", ask);
    askLater();
  }
  // Leaves at once: what is on screen goes first, then what this tab keeps; this page is not in the history.
  function leave() {
    hide();
    try {
      sessionStorage.clear();
      sessionStorage.setItem(LEFT, "1");
    } catch (closed) {}
    location.replace("https://en.wikipedia.org/wiki/Main_Page");
    // After it, so that nothing delays the exit: a call hangs up (LEFT in lib/quickExit.ts).
    dispatchEvent(new Event("thodu:left"));
  }
  addEventListener(
    "click",
    function (event) {
      if (!(event.target instanceof Element) || !event.target.closest('[data-tool="exit"]')) return;
      event.preventDefault();
      leave();
    },
    true,
  );
  // Esc three times within two seconds, wherever the focus is and whatever is open; not at the listeners' desk, where Esc
  // closes one thing after the other all day.
  var pressed = [];
  function isDesk() {
    return /\/volunteer-chat(\.html)?\/*$/.test(location.pathname);
  }
  addEventListener(
    "keydown",
    function (event) {
      if (event.key !== "Escape" || event.repeat || root.dataset.exit === "off" || isDesk()) return;
      pressed = pressed.slice(-2).concat(event.timeStamp);
      if (pressed.length === 3 && pressed[2] - pressed[0] <= 2000) leave();
    },
    true,
  );
  // A form sent before the app is alive would put its fields into the address; the app sends them all by script, this one
  // as soon as it can (ui/form/early.ts).
  addEventListener(
    "submit",
    function (event) {
      event.preventDefault();
      if (event.target instanceof HTMLElement) event.target.dataset.pressed = "";
    },
    true,
  );
  addEventListener("load", function () {
    if (!root.dataset.late || root.dataset.hidden === "") return;
    var script = document.createElement("script");
    script.type = "module";
    script.src = root.dataset.late;
    document.head.append(script);
  });
})(document.documentElement);
