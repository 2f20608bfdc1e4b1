/** The newest version of the minor after this one, among published versions; undefined while there is none. */
export function nextMinor(current: string, versions: readonly string[]): string | undefined {
  const [major = 0, minor = 0] = current.split('.').map(Number)
  const later = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .map((version) => version.split('.').map(Number) as [number, number, number])
    .filter(([ofMajor, ofMinor]) => ofMajor === major && ofMinor > minor)
    .sort((one, other) => one[1] - other[1] || other[2] - one[2])
  return later[0]?.join('.')
}
