import { previewKey } from '@gevel/contract/preview-key'
import { useLocation } from 'react-router'

/** The token in an address; its value is gone once `PREVIEW_ADDRESS_SCRIPT` has run. */
const TOKEN = new RegExp(`[?&]${previewKey}(=.*)?$`)

/** Whether the page has the address of a preview. */
export function useIsPreview(): boolean {
  return TOKEN.test(useLocation().search)
}

/** The path of this page with its query, for a form or a log-in to lead back to: without the token of a preview. */
export function useReturnPath(): string {
  return withoutToken(useLocation())
}

/** The path and query of a location without the token of a preview, which comes last. */
export function withoutToken({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search.replace(TOKEN, '')
}

/**
 * Takes the token out of the address of a preview, so that it is not copied, bookmarked or read over a shoulder. The
 * tab remembers it: reloading requests `?voorbeeld`, and the response to that, an error, returns to the address with
 * the token. In a frame, which shows no address, it stays as it is: the browser would block that error there.
 */
export const PREVIEW_ADDRESS_SCRIPT = `(()=>{try{
if(self!=top)return;
const at=/([?&]${previewKey})=?([^&]*)/,{pathname,search,hash}=location,name=pathname+search.replace(at,'');
const withToken=token=>pathname+search.replace(at,'$1'+token)+hash;
const token=at.exec(search)[2],known=sessionStorage.getItem(name);
if(token){sessionStorage.setItem(name,token);history.replaceState(history.state,'',withToken(''))}
else if(known)location.replace(withToken('='+known))
}catch{}})()`
