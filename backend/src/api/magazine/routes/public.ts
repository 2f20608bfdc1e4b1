import { z } from 'zod'
import { publicRoute, publicRouteById } from '../../../http/public-route'
import { listMagazines } from '../../../magazines/list-magazines'
import { showMagazine } from '../../../magazines/show-magazine'

export default {
  routes: [
    publicRoute('/public/magazines', z.object({}), listMagazines),
    publicRouteById('/public/magazines', showMagazine),
  ],
}
