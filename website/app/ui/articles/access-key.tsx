import type { Edition } from '@gevel/contract/editions'
import type { Access } from '@gevel/contract/references'

const LABELS = { account: 'Met account', subscriber: 'Abonnee' } as const

interface AccessKeyProps {
  access: Access
  /** of what is for subscribers to one edition */
  edition?: Edition | null
}

/** The icon of what not everyone may read in full. The styles hide it from those who may (`data-reader`). */
export function AccessKey({ access, edition = null }: AccessKeyProps) {
  if (access === 'free') return null
  return (
    <span className={accessKeyClass(access, edition)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M10.5 1a4.5 4.5 0 0 0-4.3 5.8L1 12v3h3v-2h2v-2h2l1.2-1.2A4.5 4.5 0 1 0 10.5 1Zm1.3 4.5a1.2 1.2 0 1 1 0-2.5 1.2 1.2 0 0 1 0 2.5Z" />
      </svg>
      {LABELS[access]}
    </span>
  )
}

/** The classes of a key by what opens it: an account, or a subscription to an edition; without one any subscription does. */
export function accessKeyClass(access: Exclude<Access, 'free'>, edition: Edition | null = null): string {
  if (access === 'account') return 'key key--account'
  return edition ? `key key--${edition}` : 'key key--general key--pro'
}
