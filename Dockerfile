# Three stages: the page is built, everything is installed and made ready, and the last runs it as it is, without root. For Docker,
# Podman (`podman build --format docker`, which keeps the health check) and other builders.
# The page is built apart: its tools stay out of the image.
FROM docker.io/library/node:26-bookworm-slim AS page
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && node packages/server/src/web/make-build.ts packages/web/dist --prebuilt

FROM docker.io/library/node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/query/package.json packages/query/
COPY packages/drivers/package.json packages/drivers/
COPY packages/server/package.json packages/server/
COPY packages/viz/package.json packages/viz/
RUN npm ci --omit=dev --no-audit --no-fund && mkdir node_modules/.cache && chown node:node node_modules/.cache
COPY . .
COPY --from=page /app/packages/web/dist packages/web/dist
# As the user who will run it: compiled modules are kept for each user. Bundled packages need no bundler any more.
USER node
ENV NODE_COMPILE_CACHE=/app/node_modules/.cache/compile
RUN node packages/server/src/boot/make-bundle.ts \
    && QUERENT_DATA_DIR=/tmp/first timeout --preserve-status 10 node packages/server/src/main.ts serve \
    && rm -r /tmp/first
USER root
RUN rm -r node_modules/esbuild node_modules/@esbuild

FROM docker.io/library/node:26-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 QUERENT_DATA_DIR=/data \
    NODE_COMPILE_CACHE=/app/node_modules/.cache/compile UV_THREADPOOL_SIZE=16 MALLOC_ARENA_MAX=2 \
    NODE_OPTIONS=--max-semi-space-size=8
WORKDIR /app
COPY --from=build /app .
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Asked by the shell that is there anyway; starting Node would take 50 MB each time.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /readyz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
# Signals reach the server, which waits for its own children: no init is needed.
ENTRYPOINT ["node", "packages/server/src/main.ts"]
CMD ["serve"]
