/* Runs before the first paint on every page: theme, whether someone is signed in here, a title of no
   meaning where the reader wants one, and later scripts after load. */
(function (root) {
  try {
    var dark = localStorage.getItem('darkMode');
    if (dark !== null) root.dataset.theme = dark === 'true' ? 'dark' : 'light';
    if (localStorage.getItem('thodu.session') !== null) root.dataset.session = 'user';
    var title = localStorage.getItem('thodu.neutralTitle');
    if (title !== null) document.title = title;
  } catch (closed) {}
  // A form sent before the app is alive would put its fields into the address; the app sends them all by script.
  addEventListener('submit', function (event) { event.preventDefault(); }, true);
  addEventListener('load', function () {
    if (!root.dataset.late) return;
    var script = document.createElement('script');
    script.type = 'module';
    script.src = root.dataset.late;
    document.head.append(script);
  });
})(document.documentElement);
