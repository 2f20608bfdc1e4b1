/**
 * Preserves text typed into text areas before hydration: React would overwrite it with the server's text,
 * and lose the cursor (`initTextarea` of react-dom 19; inputs are not affected). It ignores that one write.
 */
export function preserveEarlyText(): void {
  const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  for (const area of document.querySelectorAll('textarea')) {
    // React writes nothing into an empty one, and we would ignore a later clearing instead
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
