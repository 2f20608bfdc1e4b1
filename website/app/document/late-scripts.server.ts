import { buildPaths } from '@gevel/contract/server-paths'
import { MISSING_FILE_EVENT } from '../chrome/new-build/missing-file.ts'
import { READ_LOADER_DATA } from './loader-data.server.ts'

/** When this tab reloaded itself last, in session storage: it does so at most once in this time (requirements §4). */
const RELOADED_KEY = 'reloaded'
const RELOAD_GUARD_MS = 10_000

/** Time for decoding and painting the last picture after it has loaded, in milliseconds. */
const PAUSE_MS = 200

/**
 * Starts the page's scripts after the first paint: when the browser is idle, or at the first sign of interaction: a
 * pointer that moves, not one that rests where the page appears, for which browsers send an event without a movement.
 * A click that needs a script (the rest are links, forms and native menus) waits for them and is then repeated.
 * When a file is missing, as after a new build, the page is reloaded once, if the site can be reached. Not when something
 * has been typed into a page whose scripts do not start: it can be read, and its forms can be sent.
 * A browser that can install the site says so once, maybe before the scripts start: the offer is captured for them.
 */
const STARTER = `(()=>{
const late=document.getElementById('late');let begun,wanted,typed;
const again=()=>fetch('${buildPaths.latest}?'+Date.now()).then(({ok})=>{const now=Date.now();
if(ok&&!typed&&!(now-sessionStorage.getItem('${RELOADED_KEY}')<${RELOAD_GUARD_MS})){sessionStorage.setItem('${RELOADED_KEY}',now);location.reload()}}).catch(()=>{});
addEventListener('input',()=>{typed=1},true);
addEventListener('${MISSING_FILE_EVENT}',({detail})=>{if(detail)typed=0;again()});
const begin=()=>{if(begun)return;begun=1;
${READ_LOADER_DATA}
for(const href of late.dataset.modules.split(' ')){const l=document.createElement('link');l.rel='modulepreload';l.href=href;document.head.append(l)}
const s=document.createElement('script');s.type='module';s.textContent=late.textContent;s.onerror=again;document.head.append(s)};
const sign=event=>{if(event.type!='pointermove'||event.movementX||event.movementY)begin()};
for(const type of['pointermove','pointerdown','touchstart','keydown','focusin'])addEventListener(type,sign,{passive:true,capture:true});
const note=event=>{wanted=event.target.closest('[data-needs-script] button,button[data-needs-script]:not([popovertarget])')||wanted};
addEventListener('click',note,true);
addEventListener('gevel:started',()=>{removeEventListener('click',note,true);wanted?.isConnected&&wanted.click()},{once:true});
const frame=then=>()=>requestAnimationFrame(then);
addEventListener('beforeinstallprompt',event=>{event.preventDefault();window.installPrompt=event});
addEventListener('load',frame(frame(()=>setTimeout(()=>(window.requestIdleCallback||setTimeout)(begin,{timeout:2000}),${PAUSE_MS}))))
})()`

const MODULE_SCRIPT = '<script type="module" async="">'
const SCRIPT = '<script>'
const END = '</script>'
/** React places them at the start of the document. */
const PRELOAD = '<link rel="modulepreload" href="'
const PRELOAD_END = '/>'

/**
 * Makes React Router's module script start late, with its files preloaded. The starter replaces it, in one script with
 * those directly before it: each script has a hash in the header of the document. A page without such a script stays as it is.
 */
export function withLateScripts(html: string): string {
  const start = html.indexOf(MODULE_SCRIPT)
  if (start < 0) return html
  const end = html.indexOf(END, start)
  const code = html.slice(start + MODULE_SCRIPT.length, end)
  const { modules, rest } = withoutPreloads(html, start)
  const waiting = `<script type="text/plain" id="late" data-modules="${[...modules].join(' ')}">${code}</script>`
  const { left, codes } = withoutLastScripts(rest)
  return `${left}${waiting}<script>${[...codes, STARTER].join(';')}</script>${html.slice(end + END.length)}`
}

/** Takes the plain scripts at the end of some HTML away. */
function withoutLastScripts(html: string) {
  const codes: string[] = []
  let end = html.length
  while (html.endsWith(END, end)) {
    const start = html.lastIndexOf('<script', end - END.length)
    if (!html.startsWith(SCRIPT, start)) break
    codes.unshift(html.slice(start + SCRIPT.length, end - END.length))
    end = start
  }
  return { left: html.slice(0, end), codes }
}

/** Separates the files to preload from the rest of what is before the module script, by plain searches. */
function withoutPreloads(html: string, before: number) {
  const modules = new Set<string>()
  let rest = ''
  let from = 0
  for (let at = html.indexOf(PRELOAD); at >= 0 && at < before; at = html.indexOf(PRELOAD, from)) {
    const href = at + PRELOAD.length
    modules.add(html.slice(href, html.indexOf('"', href)))
    rest += html.slice(from, at)
    from = html.indexOf(PRELOAD_END, href) + PRELOAD_END.length
  }
  return { modules, rest: rest + html.slice(from, before) }
}
