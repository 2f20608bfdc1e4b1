import { timestamp } from '../../platform/http/timestamp'
import { kindLabel } from './audit-kinds'

/** A line as it is stored. */
interface StoredLine {
  id: string
  at: Date
  kind: string
  times: number
  actor_id: number | null
  actor: string
  target_type: string | null
  target_id: string | null
  target_name: string | null
  changes: string[]
  network: string
  device: string
}

/** Labels of a type's fields, as our schemas define them for the admin. */
interface LabelledType {
  info: { displayName: string }
  kind?: string
  config?: { metadatas?: Record<string, { edit?: { label?: string } }> }
}

/** A line for the owner: fields by their label in the form, types by their display name. */
export function serialiseLine({ target_type, target_id, target_name, ...line }: StoredLine) {
  const type = target_type ? typeOf(target_type) : undefined
  return {
    id: line.id,
    at: timestamp(line.at),
    kind: line.kind,
    what: kindLabel(line.kind),
    times: line.times,
    actor: { id: line.actor_id, name: line.actor },
    target:
      target_type === null
        ? null
        : {
            type: target_type,
            typeName: type?.info.displayName ?? null,
            isSingle: type?.kind === 'singleType',
            id: target_id ?? '',
            name: target_name ?? '',
          },
    changes: line.changes.map((change) => type?.config?.metadatas?.[change]?.edit?.label ?? change),
    network: line.network,
    device: line.device,
  }
}

export type AuditLine = ReturnType<typeof serialiseLine>

function typeOf(uid: string): LabelledType | undefined {
  return strapi.contentTypes[uid as never] as LabelledType | undefined
}
