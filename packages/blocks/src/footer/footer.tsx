import './footer.css'
import { defineView, usePageFacts, type ViewProps } from '@yingzao/renderer'
import { footerParagraphs } from './paragraphs'
import type { FooterProps } from './props'

function Footer({ props }: ViewProps<FooterProps>) {
  const paragraphs = footerParagraphs(props, usePageFacts().site)
  if (paragraphs.length === 0) return null
  return (
    <footer className="yz-footer">
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </footer>
  )
}

export const footer = defineView<FooterProps>({ name: 'footer', view: Footer })
