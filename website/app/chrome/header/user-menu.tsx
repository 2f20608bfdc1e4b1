import type { Edition } from '@gevel/contract/editions'
import type { Site } from '@gevel/contract/site'
import { Icon } from '../../ui/icon.tsx'
import { ColourModeSwitch } from '../colour-mode/colour-mode-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import { EditionLinks } from './edition-links.tsx'
import { PopoverPanel } from './popover-panel.tsx'

/** The reader's account, colour mode and edition. */
export function UserMenu({ site, edition }: { site: Site; edition: Edition }) {
  return (
    <div className="tools">
      <AccountMenu />
      <button className="menu-btn" type="button" popoverTarget="gebruikersmenu">
        <Icon name="settings" />
        <span className="menu-btn__label">Weergave</span>
      </button>
      <PopoverPanel id="gebruikersmenu" className="menu" flag="userMenuOpen">
        <div className="menu__part" data-needs-script>
          <p className="menu__title">Kleuren</p>
          <ColourModeSwitch />
        </div>
        <nav className="menu__part" aria-label="Kies een editie">
          <p className="menu__title">Editie</p>
          <EditionLinks site={site} edition={edition} />
        </nav>
      </PopoverPanel>
    </div>
  )
}
