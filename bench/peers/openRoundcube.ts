import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../packages/gateway/src/testing/imap/dovecot/freePort'
import { ProcessGroup } from '../../packages/gateway/src/testing/imap/dovecot/ProcessGroup'

/** A running Roundcube. */
export interface Roundcube {
  readonly url: string
  stop(): Promise<void>
}

/** Where Debian puts its files. */
const installed = {
  program: '/usr/share/roundcube',
  place: '/var/lib/roundcube',
  settings: '/etc/roundcube/defaults.inc.php',
}

/** Between two looks, and how many. */
const look = { ms: 50, most: 200 }

/**
 * Starts Roundcube as Debian ships it, with nginx and PHP-FPM in front of an IMAP server, in a folder and on ports of its
 * own. It is measured beside ours, and nothing of it is ours: it lies on the machine already.
 */
export async function openRoundcube(imap: { host: string; port: number }): Promise<Roundcube> {
  const folder = await mkdtemp(join(tmpdir(), 'mailroom-roundcube-'))
  const file = (name: string) => join(folder, name)
  const port = await freePort()
  await install(folder)
  await writeFile(file('config/config.inc.php'), settings(folder, imap))
  await writeFile(file('fpm.conf'), fpmConf(folder))
  await writeFile(file('nginx.conf'), nginxConf(folder, port))
  const database = new DatabaseSync(file('roundcube.db'))
  database.exec(await readFile(join(installed.program, 'SQL/sqlite.initial.sql'), 'utf8'))
  database.close()
  const running = [
    new ProcessGroup('/usr/sbin/php-fpm8.2', ['-F', '-R', '-y', file('fpm.conf')]),
    new ProcessGroup('/usr/sbin/nginx', ['-c', file('nginx.conf'), '-p', folder, '-g', 'daemon off;']),
  ]
  const stop = async () => {
    await Promise.all(running.map((group) => group.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (let looks = 0; looks < look.most; looks += 1) {
    const isThere = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return { url, stop }
    await setTimeout(look.ms)
  }
  const output = running.map((group) => group.output).join('\n')
  await stop()
  throw new Error(`Roundcube did not start: ${output}`)
}

/** Its files from where Debian put them, with folders of this one's own for what it reads and writes. */
async function install(folder: string): Promise<void> {
  const { program, place, settings: defaults } = installed
  for (const name of ['config', 'logs', 'temp', 'public_html']) await mkdir(join(folder, name))
  for (const name of ['index.php', 'program', 'SQL']) await symlink(join(program, name), join(folder, name))
  for (const name of ['plugins', 'skins']) await symlink(join(place, name), join(folder, name))
  for (const name of ['program', 'plugins', 'skins'])
    await symlink(join(place, 'public_html', name), join(folder, 'public_html', name))
  // It finds the others from where it lies itself.
  await copyFile(join(place, 'public_html/index.php'), join(folder, 'public_html/index.php'))
  await copyFile(defaults, join(folder, 'config/defaults.inc.php'))
}

/** What its installer asks for, and where the files of this one lie; everything else is as shipped. */
function settings(folder: string, imap: { host: string; port: number }): string {
  const chosen = {
    db_dsnw: `sqlite:///${folder}/roundcube.db?mode=0640`,
    imap_host: `${imap.host}:${imap.port}`,
    des_key: randomBytes(12).toString('hex'),
    log_dir: `${folder}/logs/`,
    temp_dir: `${folder}/temp/`,
    skin: 'elastic',
  }
  const lines = Object.entries(chosen).map(([name, value]) => `$config['${name}'] = '${value}';`)
  return `<?php\n$config = ['plugins' => [], 'enable_spellcheck' => false];\n${lines.join('\n')}\n`
}

/** The pool that Debian ships, in its own folder. */
const fpmConf = (folder: string) => `[global]
error_log = ${folder}/logs/fpm.log
[www]
user = ${userInfo().username}
listen = ${folder}/fpm.sock
pm = dynamic
pm.max_children = 5
pm.start_servers = 2
pm.min_spare_servers = 1
pm.max_spare_servers = 3
`

const nginxConf = (folder: string, port: number) => `user ${userInfo().username};
pid ${folder}/nginx.pid;
error_log ${folder}/logs/nginx.log;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip on;
  gzip_types text/css text/plain application/json application/javascript;
  client_body_temp_path ${folder}/temp;
  fastcgi_temp_path ${folder}/temp/fastcgi;
  proxy_temp_path ${folder}/temp/proxy;
  uwsgi_temp_path ${folder}/temp/uwsgi;
  scgi_temp_path ${folder}/temp/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/public_html;
    index index.php;
    location ~ \\.(css|js|png|gif|svg|woff2?|ico)$ { expires 30d; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi.conf;
      fastcgi_pass unix:${folder}/fpm.sock;
    }
  }
}
`
