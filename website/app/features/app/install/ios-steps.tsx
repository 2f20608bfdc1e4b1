/** How to install the site on an iPhone or iPad, where no script can. */
export function IosSteps() {
  return (
    <p>
      Tik in de balk van uw browser op <strong>Deel</strong>, het vierkant met de pijl omhoog, en kies{' '}
      <strong>Zet op beginscherm</strong>.
    </p>
  )
}
