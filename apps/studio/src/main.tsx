import './ui/studio.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import { createRoutes } from './app/routes'
import { createQueryClient } from './state/query-client'
import { paintRoot } from './ui/theme'

paintRoot(document.documentElement)
const place = document.getElementById('root')
if (!place) throw new Error('The page has no element "root" to draw the Studio in. Is index.html ours?')
createRoot(place).render(<App queries={createQueryClient()} routes={createRoutes()} />)
