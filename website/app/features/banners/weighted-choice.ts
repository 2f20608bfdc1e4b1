/**
 * Chooses one of the items, each as often as its weight says.
 * @param random from 0 up to 1
 */
export function pickWeighted<T extends { weight: number }>(items: readonly T[], random: number): T | undefined {
  let left = random * items.reduce((sum, { weight }) => sum + weight, 0)
  return items.find(({ weight }) => {
    left -= weight
    return left < 0
  })
}
