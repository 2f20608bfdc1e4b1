import { href } from '@gevel/contract/hrefs'

/** In place of a door at which this device may not check in any more. */
export function EndedDoor({ waiting }: { waiting: number }) {
  return (
    <div className="wrap door__none" role="alert">
      <h1>Dit apparaat is afgemeld</h1>
      <p>De lijst met kaarten is gewist.</p>
      {waiting > 0 && (
        <p>
          Er {waiting === 1 ? 'wacht nog 1 scan' : `wachten nog ${waiting} scans`}. Log in en kies een deur om ze te
          versturen.
        </p>
      )}
      <p>
        <a className="btn btn--submit" href={href('/inchecken')}>
          Kies een deur
        </a>
      </p>
    </div>
  )
}
