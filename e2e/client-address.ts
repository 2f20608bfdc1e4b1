/**
 * The header by which a proxy on this machine tells where a visitor is, with an address that nobody else has: what the limits count of
 * one journey is not counted of another.
 */
export function withClientAddress(): { 'x-forwarded-for': string } {
  const digits = () => Math.floor(Math.random() * 65_536).toString(16)
  return { 'x-forwarded-for': `2001:db8:${digits()}:${digits()}::1` }
}
