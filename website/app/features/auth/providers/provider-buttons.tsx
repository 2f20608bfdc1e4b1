import type { providerSchema } from '@gevel/contract/account'
import type { z } from 'zod'

/** A provider to log in with: its name in URLs, and its label. */
export type Provider = z.infer<typeof providerSchema>

interface ProviderButtonsProps {
  providers: readonly Provider[]
  hrefOf: (name: string) => string
}

/** The buttons of the providers, below a form with a password; nothing when there are none. */
export function ProviderButtons({ providers, hrefOf }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  return (
    <>
      <p className="or">of</p>
      <div className="stack gap-2.5">
        {providers.map(({ name, label }) => (
          <a key={name} className="btn btn--quiet btn--block" href={hrefOf(name)} rel="nofollow">
            Ga verder met {label}
          </a>
        ))}
      </div>
    </>
  )
}
