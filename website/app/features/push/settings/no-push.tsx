/** Why this device cannot be notified, and what its reader can do. */
export function NoPush({ reason }: { reason: 'needs-install' | 'none' | 'blocked' }) {
  if (reason === 'blocked') {
    return (
      <p>
        Uw browser houdt meldingen van deze site tegen. Sta ze toe in de instellingen van uw browser, bij de rechten van
        deze site, en laad deze pagina opnieuw.
      </p>
    )
  }
  if (reason === 'needs-install') {
    return (
      <p>
        Op een iPhone of iPad krijgt u meldingen zodra Gevel op uw beginscherm staat: tik op ‘Deel’, kies ‘Zet op
        beginscherm’, en open deze pagina daar.
      </p>
    )
  }
  return <p>Deze browser kent geen meldingen. Gebruik een andere browser, of werk deze bij.</p>
}
