/** The header of a proxy on this machine with a unique visitor address, so that journeys do not share limits. */
export function withClientAddress(): { 'x-forwarded-for': string } {
  const digits = () => Math.floor(Math.random() * 65_536).toString(16)
  return { 'x-forwarded-for': `2001:db8:${digits()}:${digits()}::1` }
}
