# Two stages: the first makes a release folder and starts it once (scripts/pack.ts); the second holds that folder and nothing
# else. For Docker, Podman (`podman build --format docker`, which keeps the health check) and other builders.
#   docker build --build-arg COMMIT=$(git rev-parse --short=8 HEAD) -t querent .
FROM docker.io/library/node:26-bookworm-slim AS build
ARG COMMIT=image
WORKDIR /source
COPY . .
# Compiled modules are kept by the path of the sources, and for each user: both are those of the image below.
RUN npm ci --no-audit --no-fund && mkdir /app && chown -R node:node /app /source
USER node
ENV NODE_COMPILE_CACHE=/app/node_modules/.cache/compile npm_config_cache=/tmp/npm
RUN npm run pack -- --folder /app --commit "$COMMIT"

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
