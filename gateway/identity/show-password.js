// Shows the buttons that show a password. Without script they stay hidden, and nothing is missing but them.
(() => {
  for (const button of document.querySelectorAll('button.show')) {
    const field = document.getElementById(button.getAttribute('aria-controls'));
    const label = button.firstElementChild;
    const status = button.nextElementSibling;
    const show = (isShown) => {
      field.type = isShown ? 'text' : 'password';
      label.textContent = isShown ? button.dataset.hide : button.dataset.show;
    };
    button.addEventListener('click', () => {
      const isShown = field.type === 'password';
      show(isShown);
      status.textContent = isShown ? button.dataset.shown : button.dataset.hidden;
    });
    // What is sent as text may be kept by the browser and offered to others.
    field.form.addEventListener('submit', () => show(false));
    button.hidden = false;
  }
})();
