import type { providerSchema } from '@gevel/contract/account'
import type { z } from 'zod'

/** Another site that one can log in by: its name in addresses, and that on its button. */
export type Provider = z.infer<typeof providerSchema>

interface ProviderButtonsProps {
  providers: readonly Provider[]
  hrefOf: (name: string) => string
}

/** The ways in by another site, below the form that asks for a password; nothing where there are none. */
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
