/** A unique visitor address, so that journeys do not share limits. */
export function someAddress(): string {
  const digits = () => Math.floor(Math.random() * 65_536).toString(16)
  return `2001:db8:${digits()}:${digits()}::1`
}

/** The header of a proxy on this machine with such an address. */
export function withClientAddress(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': someAddress() }
}
