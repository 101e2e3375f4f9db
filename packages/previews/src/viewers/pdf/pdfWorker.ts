// What reads a PDF, off the page's own thread. Importing it sets it to work.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
