// E-mails go to a mail server over TLS, with its certificate checked, or not at all: the program and a mail server of the tests' own.

import assert from 'node:assert/strict';
import { AUTHORITY, MailServer } from './push-service.mjs';
import { show } from './stage.mjs';

/** A server that sends by this mail server, and what somebody asks of it; `believes` is a file with the authorities that it trusts. */
function sending(name, { secret, offered = secret, believes, login = 'games:open sesame' }, scene) {
  let sink;
  show(
    name,
    async (stage) => {
      stage.owns(sink);
      const anna = await stage.person('Anna');
      await anna.context.request.put('api/me', { data: { name: 'Anna' } });
      await scene(sink, async () => {
        const asked = await anna.context.request.put('api/me/mail', { data: { address: 'anna@example.org', language: 'en' } });
        assert.equal(asked.status(), 204);
      });
    },
    {
      serve: async () => {
        sink = await MailServer.open({ secret: offered, login });
        process.env.BESACE_SMTP_PASSWORD = 'open sesame';
        if (believes) process.env.SSL_CERT_FILE = believes;
        else delete process.env.SSL_CERT_FILE;
        const address = secret === 'starttls' ? sink.address.replace('127.0.0.1', '0.0.0.0') : sink.address;
        return { smtp: address, 'smtp-user': 'games', 'smtp-from': 'Besace <games@example.org>', 'public-address': (port) => `http://localhost:${port}` };
      },
    },
  );
}

for (const secret of ['tls', 'starttls']) {
  sending(`an e-mail goes out by ${secret}, and nobody on the way reads whose it is`, { secret, believes: AUTHORITY }, async (sink, ask) => {
    await ask();
    assert.match(await sink.next(), /^To: anna@example\.org$/m);
    assert.doesNotMatch(sink.overheard.join('\n'), /anna|AUTH|MAIL/);
  });

  sending(`a mail server whose certificate nobody vouches for is told nothing by ${secret}`, { secret }, async (sink, ask) => {
    const left = sink.left();
    await ask();
    await left;
    assert.equal(sink.kept, 0);
    assert.doesNotMatch(sink.overheard.join('\n'), /anna|AUTH|MAIL/);
  });
}

sending('a mail server elsewhere that does not offer TLS is told nothing', { secret: 'starttls', offered: null, believes: AUTHORITY }, async (sink, ask) => {
  const left = sink.left();
  await ask();
  await left;
  assert.equal(sink.kept, 0);
  assert.deepEqual(sink.overheard.map((line) => line.split(' ')[0]).filter((word) => !['EHLO', 'QUIT', 'RSET', 'NOOP'].includes(word)), []);
});
