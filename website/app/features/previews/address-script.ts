import { previewKey } from '@gevel/contract/preview-key'

/**
 * Takes the token out of the address of a preview, so that it is not copied, bookmarked or read over a shoulder. The
 * tab remembers it: reloading requests `?voorbeeld`, and the response to that, an error, returns to the address with
 * the token. Where storage is denied the address stays as it is: that is in a frame, which shows none.
 */
export const PREVIEW_ADDRESS_SCRIPT = `(()=>{try{
const at=/([?&]${previewKey})=?([^&]*)/,{pathname,search,hash}=location,name=pathname+search.replace(at,'');
const withToken=token=>pathname+search.replace(at,'$1'+token)+hash;
const token=at.exec(search)[2],known=sessionStorage.getItem(name);
if(token){sessionStorage.setItem(name,token);history.replaceState(history.state,'',withToken(''))}
else if(known)location.replace(withToken('='+known))
}catch{}})()`
