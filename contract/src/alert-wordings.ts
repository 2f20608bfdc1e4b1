/**
 * What the form of an alert says, by its version: the proof of a consent has the text that was shown. A changed text is a new
 * version, and the earlier ones stay, for pages that were opened before.
 */
export const alertWordings: Readonly<Record<number, string>> = {
  1: 'U krijgt alleen een mail als er nieuwe vacatures zijn. Eerst sturen wij u een mail om uw adres te bevestigen. Afmelden kan met één klik in elke mail.',
}
export const alertWordingVersion = 1
