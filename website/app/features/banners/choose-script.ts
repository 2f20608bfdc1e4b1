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
