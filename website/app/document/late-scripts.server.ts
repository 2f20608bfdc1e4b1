/** After the last picture has come its frame has still to be decoded and drawn, in milliseconds. */
const PAUSE_MS = 200

/**
 * Starts the page's scripts after it has painted: when the browser has nothing to do, or at the first sign that somebody wants
 * something: a pointer that moves, and not one that only rests where the page appears, of which browsers tell without any way it
 * went. A click on what needs a script (the rest are links, forms and native menus) waits for them and is then made.
 */
const STARTER = `(()=>{
const late=document.getElementById('late');let begun,wanted;
const begin=()=>{if(begun)return;begun=1;
for(const href of late.dataset.modules.split(' ')){const l=document.createElement('link');l.rel='modulepreload';l.href=href;document.head.append(l)}
const s=document.createElement('script');s.type='module';s.textContent=late.textContent;document.head.append(s)};
const sign=event=>{if(event.type!='pointermove'||event.movementX||event.movementY)begin()};
for(const type of['pointermove','pointerdown','touchstart','keydown','focusin'])addEventListener(type,sign,{passive:true,capture:true});
const note=event=>{wanted=event.target.closest('[data-needs-script] button,button[data-needs-script]')||wanted};
addEventListener('click',note,true);
addEventListener('gevel:started',()=>{removeEventListener('click',note,true);wanted?.isConnected&&wanted.click()},{once:true});
const frame=then=>()=>requestAnimationFrame(then);
addEventListener('load',frame(frame(()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(begin,{timeout:2000}),${PAUSE_MS}))))
})()`

const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g

/**
 * Turns the module script that React Router writes into one that waits, with the files it will need. The starter stands in its
 * place; a page without such a script (JavaScript is not for every page) stays as it is.
 */
export function withLateScripts(html: string): string {
  const script = MODULE_SCRIPT.exec(html)
  if (!script) return html
  const modules: string[] = []
  // they stand before the script; the other half of a page, behind it, is the loaders' data
  const before = html.slice(0, script.index).replace(PRELOAD, (_, href: string) => {
    modules.push(href)
    return ''
  })
  const waiting = `<script type="text/plain" id="late" data-modules="${[...new Set(modules)].join(' ')}">${script[1]}</script>`
  return `${before}${waiting}<script>${STARTER}</script>${html.slice(script.index + script[0].length)}`
}
