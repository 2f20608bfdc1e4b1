import { ALWAYS_NEEDED, FONT_FACES } from './font-faces.ts'

const ID = 'fonts'
/** Set on a device that has loaded our fonts before. */
const KNOWN_KEY = 'fonts'

/**
 * On a first visit our fonts load after everything that the page shows at first: they are larger than its text, its styles and its picture
 * together, and the fallback faces take exactly their room (`styles/fonts.css`). On later visits, when the browser has them, they
 * load before anything else (decision 070). With scripts, the content of a `noscript` is text: it is read at once, since React may
 * render a document again that an extension changed.
 */
export const FONT_SCRIPT = `{const css=document.getElementById('${ID}').textContent.slice(7,-8);
let known;try{known=localStorage.getItem('${KNOWN_KEY}')}catch{}
const add=()=>{const sheet=new CSSStyleSheet();sheet.replaceSync(css);document.adoptedStyleSheets.push(sheet)};
const frame=then=>()=>requestAnimationFrame(then);
if(known){add();for(const face of[...document.fonts].slice(0,${ALWAYS_NEEDED}))face.load().catch(()=>{})}
else addEventListener('load',frame(frame(()=>{add();try{localStorage.setItem('${KNOWN_KEY}',1)}catch{}})))}`

/** Our faces, for browsers without scripts and for the script above, which comes after it. React leaves it as the server rendered it. */
export function FontFaces() {
  return <noscript id={ID}>{import.meta.env.SSR && <style>{FONT_FACES}</style>}</noscript>
}
