/** An IBAN as its owner recognises it and nobody else can use it: `NL91 •••• 4300`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
}
