import type { Seats } from '@gevel/contract/invitations'

/** More are not drawn: a wall of all bricks of a large company says nothing. */
const MOST = 20

/** The seats as bricks: taken, invited and free. */
export function SeatWall({ seats: { total, people, invitations } }: { seats: Seats }) {
  if (total > MOST) return null
  const waiting = invitations.filter(({ isExpired }) => !isExpired)
  const free = Math.max(0, total - people.length - waiting.length)
  return (
    <ul className="seatwall" aria-label="Plaatsen">
      {people.map(({ id, name }) => (
        <li key={`lezer ${id}`} className="used">
          <b>{name}</b>
          In gebruik
        </li>
      ))}
      {waiting.map(({ id, name, email }) => (
        <li key={`uitnodiging ${id}`} className="sent">
          <b>{name ?? email}</b>
          Uitgenodigd
        </li>
      ))}
      {Array.from({ length: free }, (_, at) => (
        <li key={`vrij ${at}`} className="free">
          <b>Vrij</b>
          Nodig iemand uit
        </li>
      ))}
    </ul>
  )
}
