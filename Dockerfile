# docker build -t apod . && docker run -p 8080:8080 apod
FROM node:24-alpine AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Settings: --build-arg VITE_APOD_KEY=... and so on; see .env.example.
ARG VITE_APOD_URL
ARG VITE_APOD_KEY
ARG VITE_APOD_SUCCESSOR_URL
ARG VITE_APOD_LIST_URL
ARG VITE_SITE_URL
RUN npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist /usr/share/nginx/html
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q --spider http://127.0.0.1:8080/ || exit 1
