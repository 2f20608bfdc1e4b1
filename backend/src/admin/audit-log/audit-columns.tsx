import { Flex, Link, TextButton, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { ListColumn } from '../kit/list/list-table'
import { type AuditLine, screenOf, TYPE_NAMES } from './audit-line'

const clock = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})

/** Further names are counted instead. */
const SHOWN_CHANGES = 6

/**
 * The columns of the audit log.
 * @param onFollow shows every line of one thing
 */
export function auditColumns(onFollow: (target: Target) => void): ListColumn<AuditLine>[] {
  return [
    {
      head: 'Wanneer',
      cell: ({ at }) => (
        <Typography tag="time" textColor="neutral800" dateTime={at} style={{ whiteSpace: 'nowrap' }}>
          {clock.format(new Date(at))}
        </Typography>
      ),
    },
    { head: 'Wie', cell: ({ actor }) => <Text>{actor.name}</Text> },
    {
      head: 'Wat',
      cell: ({ what, times }) => (
        <Text>
          {what}
          {times > 1 && `, ${times} keer`}
        </Text>
      ),
    },
    { head: 'Waarop', cell: ({ target }) => target && <TargetCell target={target} onFollow={onFollow} /> },
    { head: 'Gewijzigd', cell: ({ changes }) => <Changes changes={changes} /> },
    {
      head: 'Vanwaar',
      cell: ({ network, device }) => (
        <>
          <Typography tag="p" textColor="neutral800" style={{ whiteSpace: 'nowrap' }}>
            {network || '–'}
          </Typography>
          <Text muted>{device}</Text>
        </>
      ),
    },
  ]
}

/** Strapi's own cells truncate text; these show all of it. */
function Text({ children, muted }: { children: ReactNode; muted?: boolean }) {
  return (
    <Typography
      tag="p"
      variant={muted ? 'pi' : 'omega'}
      textColor={muted ? 'neutral600' : 'neutral800'}
      style={{ overflowWrap: 'anywhere', whiteSpace: 'normal', minWidth: '10ch', maxWidth: '36ch' }}
    >
      {children}
    </Typography>
  )
}

type Target = NonNullable<AuditLine['target']>

function TargetCell({ target, onFollow }: { target: Target; onFollow: (target: Target) => void }) {
  const { type, typeName, id, name } = target
  const screen = screenOf(target)
  const label = name || id
  return (
    <>
      <Text>
        {screen ? (
          <Link tag={RouterLink} to={screen}>
            {label}
          </Link>
        ) : (
          label
        )}
      </Text>
      <Flex gap={2} wrap="wrap">
        <Text muted>{TYPE_NAMES[type] ?? typeName ?? type}</Text>
        <TextButton onClick={() => onFollow(target)}>Alles hiervan</TextButton>
      </Flex>
    </>
  )
}

function Changes({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null
  const more = changes.length - SHOWN_CHANGES
  return (
    <Text>
      {changes.slice(0, SHOWN_CHANGES).join(', ')}
      {more > 0 && ` en nog ${more}`}
    </Text>
  )
}
