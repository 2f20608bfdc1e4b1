import type { ComponentProps } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useRenderedOnce } from '../../ui/lazy/use-rendered-once.ts'
import { ColourModeSwitch } from '../colour-mode/colour-mode-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import { EditionLinks } from './edition-links.tsx'
import { PopoverPanel } from './popover-panel.tsx'

type UserMenuProps = ComponentProps<typeof EditionLinks>

/** The reader's account, colour mode and edition. */
export function UserMenu({ links }: UserMenuProps) {
  const settings = useRenderedOnce('settings', links, <Settings links={links} />)
  return (
    <div className="tools">
      <AccountMenu />
      <button className="menu-btn" type="button" popoverTarget="gebruikersmenu">
        <Icon name="settings" />
        <span className="menu-btn__label">Weergave</span>
      </button>
      <PopoverPanel id="gebruikersmenu" className="menu" flag="userMenuOpen" {...settings} />
    </div>
  )
}

function Settings({ links }: UserMenuProps) {
  return (
    <>
      <div className="menu__part" data-needs-script>
        <p className="menu__title">Kleuren</p>
        <ColourModeSwitch />
      </div>
      <nav className="menu__part" aria-label="Kies een editie">
        <p className="menu__title">Editie</p>
        <EditionLinks links={links} />
      </nav>
    </>
  )
}
