import type { Partner } from '@gevel/contract/partners'
import { PhoneLink } from '../../ui/links/phone-link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { AnyIcon } from '../../ui/more-icons.tsx'
import { PeopleRows } from '../../ui/people.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { StoreMap } from './stores/store-map.tsx'

/** Beside a company's news: description, contact, shops and management. */
export function CompanyAside({ company }: { company: Partner }) {
  const { name, kind, description, website, provinces, shops, people } = company
  return (
    <aside className="joint lg:col-span-4" aria-label={`Over ${name}`}>
      <div className="stack-lg">
        <section aria-labelledby="over">
          <Lintel id="over" title={`Over ${name}`} />
          <div className="serif stack leading-normal">
            <RichText content={description} />
          </div>
          {kind === 'partner' && (
            <p className="source mt-2">
              {name} betaalt voor deze pagina. Wat de redactie over het bedrijf schrijft, is niet te koop.
            </p>
          )}
          <Contact company={company} />
          {website && (
            <p className="mt-4">
              <a className="btn btn--primary btn--block" href={website} rel="external">
                <AnyIcon name="external" />
                Naar de website
              </a>
            </p>
          )}
        </section>
        {provinces.length + shops.length > 0 && <StoreMap name={name} provinces={provinces} shops={shops} />}
        {people.length > 0 && (
          <section aria-labelledby="mensen">
            <Lintel id="mensen" title="Mensen" />
            <PeopleRows people={people} />
          </section>
        )}
      </div>
    </aside>
  )
}

function Contact({ company: { formula, founded, address } }: { company: Partner }) {
  const rows = [
    ['Formule', formula],
    ['Opgericht', founded],
    [
      'Adres',
      address &&
        [address.street, [address.postcode, address.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ],
  ].filter((row): row is [string, string | number] => Boolean(row[1]))
  return (
    <dl className="dl dl--left mt-4">
      {rows.map(([label, value]) => (
        <div className="contents" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {address?.phone && (
        <div className="contents">
          <dt>Telefoon</dt>
          <dd>
            <PhoneLink number={address.phone} />
          </dd>
        </div>
      )}
      {address?.email && (
        <div className="contents">
          <dt>E-mail</dt>
          <dd>
            <a className="link" href={`mailto:${address.email}`}>
              <Breakable email={address.email} />
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** A long address breaks after its @, not in a word. */
function Breakable({ email }: { email: string }) {
  const [user, ...host] = email.split('@')
  return (
    <>
      {user}@<wbr />
      {host.join('@')}
    </>
  )
}
