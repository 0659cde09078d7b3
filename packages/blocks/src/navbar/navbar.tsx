import './navbar.css'
import { defineView, usePageFacts, type ViewProps } from '@yingzao/renderer'
import type { NavbarProps } from './props'

/** Where "back" leads when there is nothing to go back to. */
const HOME = '/h5-page/'

/** The bar of a mobile browser. That of a preview is the page's own, which only takes its title from here. */
function Navbar({ props }: ViewProps<NavbarProps>) {
  const page = usePageFacts()
  if (props.show_in === 'preview') return null
  return (
    // The look is that of the page's own bar.
    <header className="yz-bar yz-navbar">
      {/* No `Tap`: outside of a campaign's time those are dead, and one must be able to leave. */}
      {props.back && <button type="button" data-back={HOME} aria-label="返回" />}
      <b>{props.title || page.title}</b>
    </header>
  )
}

export const navbar = defineView<NavbarProps>({ name: 'navbar', view: Navbar, places: () => ['mb'] })
