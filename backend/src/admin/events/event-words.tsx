import { formatCents } from '@gevel/contract/money/format'
import { Flex, Typography } from '@strapi/design-system'
import type { ShownEvent } from '../../features/organiser/setup/show-event'
import { invitationStateNames, paymentNames, waitingStateNames } from '../../features/organiser/words'
import { stateTag, Tag } from '../kit/words/tag'

/** The routes of the screens of events. */
export const REGISTRATIONS = '/admin/site/registrations'

const moments = new Intl.DateTimeFormat('nl-NL', {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Amsterdam',
})
const clock = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' })

/** `3 dec 2026, 09:30`. */
export function momentWithTime(moment: string): string {
  return moments.format(new Date(moment)).replace(' om ', ', ')
}

/** `11.42 uur`. */
export function clockText(moment: string): string {
  return `${clock.format(new Date(moment)).replace(':', '.')} uur`
}

/** Two lines of a cell, the second one smaller. */
export function TwoLines({ first, second }: { first: string; second: string | null }) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography textColor="neutral800" style={{ overflowWrap: 'normal', whiteSpace: 'normal' }}>
        {first}
      </Typography>
      {second && (
        <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'normal', whiteSpace: 'normal' }}>
          {second}
        </Typography>
      )}
    </Flex>
  )
}

/** `€ 95,00` with `excl. € 78,51` below, or free. */
export function Price({ priceInclCents, priceExclCents }: ShownEvent['types'][number]) {
  if (priceInclCents === 0) return <TwoLines first="Gratis" second={null} />
  return <TwoLines first={formatCents(priceInclCents)} second={`excl.\u00a0${formatCents(priceExclCents)}`} />
}

interface SaleDays {
  opensAt: string
  closesAt: string
  endsAt: string
  cancelledAt: string | null
  /** places of the whole event, null when they are not limited */
  free: number | null
}

/** Where an event is between its first sale and its end. */
export function SaleTag({ opensAt, closesAt, endsAt, cancelledAt, free }: SaleDays) {
  const now = new Date().toISOString()
  if (cancelledAt) return <Tag colour="danger">Afgelast</Tag>
  if (now >= endsAt) return <Tag colour="neutral">Geweest</Tag>
  if (now < opensAt) return <Tag colour="primary">Opent later</Tag>
  if (now >= closesAt) return <Tag colour="warning">Gesloten</Tag>
  if (free !== null && free <= 0) return <Tag colour="warning">Vol</Tag>
  return <Tag colour="success">Open</Tag>
}

export const accessNames = {
  everybody: 'Iedereen',
  subscriber: 'Abonnees',
  invitation: 'Genodigden',
  domain: 'Bedrijven, op het domein van het mailadres',
} as const

export const questionKinds = { text: 'Tekst', choice: 'Keuze', diet: 'Dieet' } as const

/** How a ticket is paid for. */
export const PaymentTag = stateTag(paymentNames, {
  ...{ free: 'neutral', open: 'warning', paid: 'success', refund: 'danger', refunded: 'neutral' },
})

/** Whether a ticket is worth something, and was used. */
export function AttendeeTag({ state, admittedAt }: { state: 'valid' | 'cancelled'; admittedAt: string | null }) {
  if (state === 'cancelled') return <Tag colour="danger">Geannuleerd</Tag>
  return admittedAt ? <Tag colour="success">Ingecheckt</Tag> : <Tag colour="primary">Geldig</Tag>
}

/** What became of somebody on the waiting list. */
export const WaitingTag = stateTag(waitingStateNames, {
  ...{
    waiting: 'primary',
    offered: 'warning',
    taken: 'success',
    passed: 'neutral',
    expired: 'neutral',
    left: 'neutral',
  },
})

/** What became of an invitation. */
export const InvitationTag = stateTag(invitationStateNames, {
  ...{ open: 'primary', accepted: 'success', declined: 'neutral', expired: 'warning', withdrawn: 'neutral' },
})
