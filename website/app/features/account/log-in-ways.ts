import type { Provider } from '../auth/public.ts'

/** A provider that the account is linked to, or could be. */
export interface LogInWay extends Provider {
  isLinked: boolean
}

/** All of them: those that are on, and those that the account still has of before. */
export function logInWays(providers: readonly Provider[], linked: readonly string[]): LogInWay[] {
  const names = new Set([...providers.map(({ name }) => name), ...linked])
  return [...names].map((name) => ({
    name,
    label: providers.find((provider) => provider.name === name)?.label ?? name,
    isLinked: linked.includes(name),
  }))
}
