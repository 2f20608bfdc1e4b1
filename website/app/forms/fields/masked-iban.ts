/** An account number whose owner recognises it: `NL91 •••• •••• •• 4300`. */
export function maskedIban(iban: string): string {
  const bare = iban.replace(/\s/g, '').toUpperCase()
  return `${bare.slice(0, 4)} •••• •••• •• ${bare.slice(-4)}`
}
