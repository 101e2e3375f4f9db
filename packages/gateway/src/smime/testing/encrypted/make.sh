#!/bin/sh
# Makes the files of this folder anew with OpenSSL 3: keys, certificate files and mails encrypted for them.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
password='芝麻-Open-7'

issue() { # name, subject, address, kind of key, purposes, number
  name=$1 subject=$2 address=$3 usage=$5
  # shellcheck disable=SC2086
  openssl genpkey $4 -out "$work/$name.key"
  openssl req -new -utf8 -key "$work/$name.key" -subj "$subject" -out "$work/$name.csr"
  printf 'basicConstraints=CA:FALSE\nkeyUsage=%s\nextendedKeyUsage=emailProtection\nsubjectAltName=email:%s\nsubjectKeyIdentifier=hash\n' \
    "$usage" "$address" >"$work/$name.ext"
  openssl x509 -req -in "$work/$name.csr" -CA "$work/authority.pem" -CAkey "$work/authority.key" -days 36500 \
    -set_serial "$6" -extfile "$work/$name.ext" -out "$work/$name.pem" 2>/dev/null
}
file() { # name of the file, key, further words
  out=$1 key=$2
  shift 2
  openssl pkcs12 -export -inkey "$work/$key.key" -in "$work/$key.pem" -passout "pass:$password" "$@" -out "$out"
}
encrypt() { # name of the mail, certificate, further words
  out=$1 to=$2
  shift 2
  openssl cms -encrypt "$@" -in "$work/inner.eml" -from 'Carol Outside <carol@outside.example.org>' \
    -to alice@example.com -subject 'For your eyes' -recip "$work/$to.pem" -out "$out"
}

openssl req -x509 -newkey rsa:2048 -nodes -keyout "$work/authority.key" -days 36500 \
  -subj '/CN=Example Authority' -out "$work/authority.pem" 2>/dev/null
cp "$work/authority.pem" authority.pem
rsa='-algorithm RSA -pkeyopt rsa_keygen_bits:2048'
issue alice '/CN=Alice Ashton' alice@example.com "$rsa" keyEncipherment,digitalSignature 0x0a11ce01
issue bob '/CN=Bob Berger' bob@example.com "$rsa" keyEncipherment,digitalSignature 0x0b0b0001
issue carol '/CN=Carol Outside' carol@outside.example.org "$rsa" digitalSignature 0x0ca40101
issue curve '/CN=Alice on a curve/O=远航科技' alice@example.com '-algorithm EC -pkeyopt ec_paramgen_curve:P-256' keyAgreement 0x0a11ce02

file alice.p12 alice -certfile "$work/authority.pem"
file bob.p12 bob
file curve.p12 curve
file tripleDes.p12 alice -keypbe PBE-SHA1-3DES -certpbe PBE-SHA1-3DES -macalg sha1
file rc2.p12 alice -legacy -keypbe PBE-SHA1-3DES -certpbe PBE-SHA1-RC2-40 -macalg sha1
file noKey.p12 alice -nokeys
file slow.p12 alice -iter 5000000

cat >"$work/inner.txt" <<'MAIL'
Content-Type: multipart/mixed; boundary="inner"

--inner
Content-Type: text/html; charset=utf-8

<p>The plan is ready. 计划已备好。</p><img src="cid:dot@inner">
--inner
Content-Type: image/png; name="dot.png"
Content-ID: <dot@inner>
Content-Disposition: inline; filename="dot.png"
Content-Transfer-Encoding: base64

iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
--inner
Content-Type: text/csv; name="prices.csv"
Content-Disposition: attachment; filename="prices.csv"

a,b
1,2
--inner--
MAIL
sed 's/$/\r/' "$work/inner.txt" >"$work/inner.eml"

encrypt cbc.eml alice -aes256
encrypt keyId.eml alice -aes128 -keyid
encrypt gcm.eml alice -aes-256-gcm
encrypt tripleDes.eml alice -des3
encrypt rc2.eml alice -rc2-128 -provider legacy -provider default
encrypt forBob.eml bob -aes256
openssl cms -encrypt -aes256 -in "$work/inner.eml" -from 'Carol Outside <carol@outside.example.org>' \
  -to alice@example.com -subject 'For your eyes' -recip "$work/alice.pem" -keyopt rsa_padding_mode:oaep \
  -keyopt rsa_oaep_md:sha256 -out oaep.eml
openssl cms -encrypt -aes128 -in "$work/inner.eml" -from 'Carol Outside <carol@outside.example.org>' \
  -to alice@example.com -subject 'For your eyes' -recip "$work/curve.pem" -keyopt ecdh_kdf_md:sha256 -out curve.eml
openssl cms -sign -binary -nodetach -in "$work/inner.eml" -signer "$work/carol.pem" -inkey "$work/carol.key" \
  -outform SMIME -out "$work/signed.eml"
cp "$work/signed.eml" "$work/inner.eml"
encrypt signed.eml alice -aes256
