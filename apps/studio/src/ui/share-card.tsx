import './share-card.css'
import { LinkOutlined } from '@ant-design/icons'
import { wording } from './wording'

interface ShareCardProps {
  title: string
  desc: string
  /** Address; empty: none. */
  image: string
  company: string
}

/** A page's share card as a WeChat chat shows it. */
export function ShareCard({ title, desc, image, company }: ShareCardProps) {
  return (
    <figure className="st-share">
      <figcaption>{wording.shareCard}</figcaption>
      <div className="st-share-card">
        <strong>{title === '' ? wording.shareNoTitle : title}</strong>
        <div>
          <p>{desc === '' ? wording.shareNoDesc : desc}</p>
          {image === '' ? <LinkOutlined aria-hidden /> : <img src={image} alt="" />}
        </div>
        <small>{company}</small>
      </div>
    </figure>
  )
}
