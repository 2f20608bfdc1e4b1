import type { Provider } from '../auth/providers/provider-buttons.tsx'

/** A provider that is linked to the account, or could be. */
export interface LogInMethod extends Provider {
  isLinked: boolean
}

/** All enabled providers, and those that are still linked from before. */
export function logInMethods(providers: readonly Provider[], linked: readonly string[]): LogInMethod[] {
  const names = new Set([...providers.map(({ name }) => name), ...linked])
  return [...names].map((name) => ({
    name,
    label: providers.find((provider) => provider.name === name)?.label ?? name,
    isLinked: linked.includes(name),
  }))
}
