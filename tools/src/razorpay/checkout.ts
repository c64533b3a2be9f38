/**
 * What the sandbox serves to a browser: a `checkout.js` with the `window.Razorpay` of the real one (options `key`,
 * `order_id` or `subscription_id`, `handler`, `modal.ondismiss`, `theme`, `prefill`; `open`, `close`, `on`), and the
 * page that it shows in a frame. Styles are set as properties, which no content security policy refuses.
 */
export const checkoutScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Razorpay = function Razorpay(options) {
    const heard = {};
    let frame = null;
    const emit = (name, data) => (heard[name] || []).forEach((each) => each(data));
    const close = () => {
      if (!frame) return;
      removeEventListener('message', listen);
      frame.remove();
      frame = null;
      document.body.style.overflow = '';
    };
    const listen = ({ origin: from, source, data }) => {
      if (!frame || from !== origin || source !== frame.contentWindow) return;
      if (data.kind === 'ready') {
        const { key, amount, currency, name, description, order_id, subscription_id, prefill, theme } = options;
        source.postMessage({ key, amount, currency, name, description, order_id, subscription_id, prefill, theme }, origin);
      } else if (data.kind === 'failed') {
        emit('payment.failed', data.response);
      } else if (data.kind === 'paid') {
        close();
        if (options.handler) options.handler(data.response);
      } else if (data.kind === 'dismissed') {
        close();
        if (options.modal && options.modal.ondismiss) options.modal.ondismiss();
      }
    };
    this.on = (name, callback) => {
      (heard[name] = heard[name] || []).push(callback);
    };
    this.close = close;
    this.open = () => {
      if (frame) return;
      frame = document.createElement('iframe');
      frame.title = 'Payment (sandbox)';
      frame.className = 'razorpay-checkout-frame';
      const place = { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647', background: 'transparent' };
      Object.assign(frame.style, place);
      addEventListener('message', listen);
      frame.src = origin + '/checkout';
      document.body.append(frame);
      document.body.style.overflow = 'hidden';
    };
  };
})();
`;

export const checkoutPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Payment (sandbox)</title>
<style>
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: rgb(0 0 0 / 55%); font: 16px/1.5 system-ui, sans-serif; }
  main { width: min(22rem, calc(100vw - 2rem)); background: #fff; color: #222; border-radius: 12px; overflow: hidden; }
  header { background: var(--theme, #800080); color: #fff; padding: 16px; }
  header p { margin: 0; }
  #amount { font-size: 1.5rem; font-weight: 700; }
  section { padding: 16px; display: grid; gap: 10px; }
  section p { margin: 0; }
  button { min-height: 48px; font: inherit; border: 1px solid #767676; border-radius: 8px; background: #fff; color: #222; cursor: pointer; }
  button:focus-visible { outline: 3px solid #1a56db; outline-offset: 2px; }
  #said { color: #a40000; }
  small { color: #555; }
</style>
<main role="dialog" aria-modal="true" aria-labelledby="title">
  <header><p id="title"></p><p id="amount"></p></header>
  <section>
    <p id="payer"></p>
    <p id="said" role="alert"></p>
    <button data-method="upi" data-outcome="captured">Pay by UPI</button>
    <button data-method="card" data-outcome="captured">Pay by card</button>
    <button data-method="upi" data-outcome="failed">Fail this payment</button>
    <button id="dismiss">Close without paying</button>
    <small>Sandbox: no money moves.</small>
  </section>
</main>
<script>
  const tell = (message) => parent.postMessage(message, '*');
  const find = (id) => document.getElementById(id);
  let options = {};
  addEventListener('message', ({ source, data }) => {
    if (source !== parent) return;
    options = data;
    find('title').textContent = [data.name, data.description].filter(Boolean).join(': ');
    find('amount').textContent = data.amount ? '\\u20b9' + (data.amount / 100).toFixed(2) : '';
    find('payer').textContent = [data.prefill && data.prefill.name, data.prefill && data.prefill.email].filter(Boolean).join(', ');
    if (data.theme && data.theme.color) document.documentElement.style.setProperty('--theme', data.theme.color);
    document.querySelector('button').focus();
  });
  const dismiss = () => tell({ kind: 'dismissed' });
  find('dismiss').addEventListener('click', dismiss);
  addEventListener('keydown', (event) => { if (event.key === 'Escape') dismiss(); });
  const pay = async ({ method, outcome }) => {
    const { order_id, subscription_id } = options;
    const body = JSON.stringify({ method, outcome, ...(order_id ? { order_id } : { subscription_id }) });
    const answer = await fetch('/control/pay', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { payment, error, signature: _, ...response } = await answer.json();
    if (error) { find('said').textContent = error.description; return; }
    if (outcome === 'captured') return tell({ kind: 'paid', response });
    const { error_code: code, error_description: description, error_source: source, error_step: step, error_reason: reason } = payment;
    find('said').textContent = description;
    tell({ kind: 'failed', response: { error: { code, description, source, step, reason, metadata: { payment_id: payment.id, order_id: payment.order_id } } } });
  };
  for (const button of document.querySelectorAll('[data-outcome]')) button.addEventListener('click', () => pay(button.dataset));
  tell({ kind: 'ready' });
</script>
</html>
`;
