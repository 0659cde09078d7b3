// Runs inline at the end of <body>, as one script: its parts share what each of them would say again.
import './body'
import './text'
import './visit'
