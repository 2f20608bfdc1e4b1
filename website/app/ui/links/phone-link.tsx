/** A phone number as a link to dial it; it stays on one line where that has the space. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <a className="link" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {number.replaceAll(' ', '\u00a0')}
    </a>
  )
}
