/**
 * Keeps what was typed into the document's text areas from React, which writes the server's text over it when it takes a text area
 * over, and so takes the cursor away, too (`initTextarea` of react-dom 19; it leaves inputs alone). That one time it is not heard.
 */
export function keepEarlyText(): void {
  const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  for (const area of document.querySelectorAll('textarea')) {
    // React writes nothing into an empty one, and we would hear of a later emptying instead
    if (area.defaultValue === '') continue
    Object.defineProperty(area, 'value', {
      configurable: true,
      get: () => native?.get?.call(area),
      set(text: string) {
        if (text !== area.defaultValue) return native?.set?.call(area, text)
        Reflect.deleteProperty(area, 'value')
      },
    })
  }
}
