import type { Banner, BannerSlot } from '@gevel/contract/banners'
import { useState } from 'react'
import styles from '../../../styles/features/banners.css?inline'
import besideStyles from '../../../styles/features/banners-beside.css?inline'
import { BannerLink } from './banner-link.tsx'

const LABELS: Readonly<Record<BannerSlot, string>> = {
  top: 'Advertentie bovenaan de pagina',
  list: 'Advertentie in de lijst',
  'article-side': 'Advertentie naast het artikel',
  'article-end': 'Advertentie onder het artikel',
}

/**
 * One of the banners of a slot, by weight. The server renders all: the first is shown without scripts, and with them the
 * browser chooses again, since everybody gets the same page. After a client navigation only the chosen one is rendered.
 */
export function BannerChoice({ slot, banners }: { slot: BannerSlot; banners: readonly Banner[] }) {
  const [chosen] = useState(() => pickWeighted(banners, Math.random()) ?? banners[0])
  const others = 'document' in globalThis ? [] : banners.filter((banner) => banner !== chosen)
  return (
    <>
      {/* in the page: the style sheet of the site is at its limit (e2e/budgets.ts) */}
      <style href="banners" precedence="default">
        {styles}
      </style>
      {slot === 'article-side' && (
        <style href="banners-beside" precedence="default">
          {besideStyles}
        </style>
      )}
      <section aria-label={LABELS[slot]}>
        <p className="ad__label">Advertentie</p>
        {chosen && <BannerLink banner={chosen} />}
        {others.map((banner) => (
          <template key={banner.id}>
            <BannerLink banner={banner} />
          </template>
        ))}
        {others.length > 0 && (
          <script
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, and it must run before the first paint
            dangerouslySetInnerHTML={{ __html: CHOOSE_SCRIPT }}
          />
        )}
      </section>
    </>
  )
}

/**
 * Chooses one of the items, each as often as its weight says.
 * @param random from 0 up to 1
 */
export function pickWeighted<T extends { weight: number }>(items: readonly T[], random: number): T | undefined {
  let left = random * items.reduce((sum, { weight }) => sum + weight, 0)
  return items.find(({ weight }) => {
    left -= weight
    return left < 0
  })
}

/**
 * Chooses the banner of a slot before it is painted: a page is cached for everybody, and a choice of the page's own
 * scripts, which start after the first paint, would replace a banner that is being read. It follows the banners in their
 * slot; the others are in templates, whose pictures are not loaded. As in `weighted-choice.ts`.
 */
export const CHOOSE_SCRIPT = `(()=>{
const slot=document.currentScript.parentElement,first=slot.querySelector('a');
const all=[first,...[...slot.querySelectorAll('template')].map(({content})=>content.firstElementChild)];
let left=Math.random()*all.reduce((sum,{dataset})=>sum+ +dataset.weight,0);
const chosen=all.find(({dataset})=>(left-=dataset.weight)<0)||first;
if(chosen!==first)first.replaceWith(chosen)
})()`
