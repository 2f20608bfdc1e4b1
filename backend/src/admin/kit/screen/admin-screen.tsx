import { Page } from '@strapi/strapi/admin'
import type { ComponentType, ReactNode, SVGProps } from 'react'
import { Route, Routes } from 'react-router-dom'
import { ActionDialogs } from '../action/action-dialogs'
import { type Screen, ScreenContext } from './use-screen'

/** The part of a permission (`definePermission`) that a screen asks for. */
interface Required {
  required: { action: string; subject: null }[]
}

type LoadPage = () => Promise<{ default: ComponentType }>

interface AdminScreen {
  /** its address below `/admin/` */
  path: string
  /** in the menu, the tab of the browser and above the screen */
  title: string
  icon: ComponentType<SVGProps<SVGSVGElement>>
  /** that an editor needs, as the routes of the screen do; without one every editor has the screen */
  permission?: Required
  component: LoadPage
  /** the screen of one row, at `/path/:id` */
  detail?: LoadPage
  /** the screen that makes a new one, at `/path/nieuw` */
  create?: LoadPage
  /** another screen about its rows, at `/path/{its name}` */
  other?: { path: string; load: LoadPage }
  /** in the menu */
  position: number
}

/** A link in the admin's menu with the screen behind it, for `app.addMenuLink`. */
export function adminScreen({ path, title, icon, permission, component, position, ...more }: AdminScreen) {
  const { detail, create, other } = more
  const permissions = permission?.required ?? []
  const frame = { screen: { title, home: `/${path}` }, permissions }
  // Strapi warns about an async function here
  const load = () =>
    Promise.all([component(), detail?.(), create?.(), other?.load()]).then(([list, one, added, further]) => {
      const pages = { List: list.default, Detail: one?.default, Create: added?.default }
      const Other = further?.default
      return {
        default: () => (
          <OwnScreen {...frame} {...pages}>
            {other && Other && <Route path={other.path} element={<Other />} />}
          </OwnScreen>
        ),
      }
    })
  return {
    to: path,
    icon,
    intlLabel: { id: `gevel.${path}`, defaultMessage: title },
    permissions,
    Component: load,
    position,
  }
}

interface OwnScreenProps {
  screen: Screen
  permissions: Required['required']
  List: ComponentType
  Detail: ComponentType | undefined
  Create: ComponentType | undefined
  /** another route */
  children: ReactNode
}

function OwnScreen({ screen, permissions, List, Detail, Create, children }: OwnScreenProps) {
  const content = (
    <ScreenContext.Provider value={screen}>
      <ActionDialogs>
        <Page.Main>
          <Page.Title>{screen.title}</Page.Title>
          <Routes>
            <Route index element={<List />} />
            {Create && <Route path="nieuw" element={<Create />} />}
            {children}
            {Detail && <Route path=":id" element={<Detail />} />}
          </Routes>
        </Page.Main>
      </ActionDialogs>
    </ScreenContext.Provider>
  )
  // Strapi's protection by no permission lets nobody through
  if (permissions.length === 0) return content
  return <Page.Protect permissions={permissions}>{content}</Page.Protect>
}
