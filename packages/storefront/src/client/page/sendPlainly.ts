/** By the browser itself, with the value of the button that was pressed. */
export function sendPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = submitter.name;
    field.value = submitter.value;
    form.append(field);
  }
  if (!form.isConnected) {
    // Drawn anew meanwhile: browsers send no form that stands nowhere.
    form.hidden = true;
    document.body.append(form);
  }
  HTMLFormElement.prototype.submit.call(form);
}
